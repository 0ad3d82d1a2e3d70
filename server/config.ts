import path from 'node:path';
import * as z from 'zod';
import { aiFeatures } from '#domain/mixologist/ai-features.ts';
import type { OidcOptions } from '#server/adapters/identity/oidc/oidc-issuer.ts';
import { type ClerkOptions, frontendHost } from './adapters/identity/clerk.ts';
import type { MailOptions } from './adapters/mail/mailer.ts';
import type { StripeOptions } from './adapters/payments/stripe.ts';
import type { DiskLimits } from './db/disk-space.ts';
import type { DatabaseOptions } from './db/open.ts';
import { type ModelOptions, providers } from './mixologist/model/provider.ts';
import type { AiRules } from './services.ts';
import { StartupError } from './startup-error.ts';

const megabyte = 1024 * 1024;
const root = path.join(import.meta.dirname, '..');
const number = z.coerce.number('expected a number');
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const days = number.int().min(0).max(36_500);
const monthlyLimit = (byDefault: number) => number.int().min(0).max(1_000_000).default(byDefault);

const environment = z.object({
  PORT: number.int().min(1).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: number.int().min(2).max(200).default(10),
  DATA_DIR: z.string().default(path.join(root, 'data')),
  SNAPSHOT_HOURS: number.min(0.1).max(168).default(6),
  DISK_LOW_MB: number.min(0).default(500),
  DISK_FULL_MB: number.min(0).default(50),
  AUTH_SECRET: z.string().min(32).optional(),
  CLERK_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[\w+/=]+$/)
    .optional(),
  CLERK_TOKEN_TEMPLATE: z.string().default('barback'),
  AUTH_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_AUDIENCE: z.string().default('barback'),
  AUTH_AUTHORIZED_PARTIES: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'expected scopes with `openid` among them')
    .optional(),
  PASSWORD_SIGN_IN: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEST_CHECKOUT: flag.optional(),
  LIMIT_SMART_SEARCH: monthlyLimit(aiFeatures.smartSearch.monthlyLimit),
  LIMIT_RECOMMENDATIONS: monthlyLimit(aiFeatures.ingredientRecommendations.monthlyLimit),
  LIMIT_PARTY_ANALYSIS: monthlyLimit(aiFeatures.partyAnalysis.monthlyLimit),
  LIMIT_DRINK_CREATION: monthlyLimit(aiFeatures.drinkCreation.monthlyLimit),
  AI_PROVIDER: z.enum(providers).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MIXOLOGIST_THREADS: number.int().min(1).max(16).optional(),
  AI_TIMEOUT_SECONDS: number.min(0.1).max(120).default(25),
  DEMO: flag.optional(),
  HELP_LINE: z
    .string()
    .regex(/^\+?\d[\d ]{1,20}$/, 'expected a phone number')
    .optional(),
  RETENTION_DAYS: days.default(400),
  PERSONAL_DATA_DAYS: days.default(30),
  PARTY_RESPONSE_DAYS: days.default(90),
  METRICS_TOKEN: z.string().min(16).optional(),
  API_DOCS: flag.default(false),
  TRUST_PROXY: number.int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** In days. 0: forever. */
export interface Retention {
  /** Orders, invitations, uncharged AI calls and unpaid checkouts. */
  days: number;
  /** Guests, recipients, tables and notes of orders. */
  personalDataDays: number;
  partyResponseDays: number;
}

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. On this machine if `PUBLIC_URL` is not set. */
  publicUrl: string;
  /** Whether `PUBLIC_URL` is set. If not, links follow the address of the request. */
  hasPublicUrl: boolean;
  database: DatabaseOptions;
  /** Required free space on the disk of the embedded database. */
  disk: DiskLimits;
  authSecret: string | undefined;
  /** Replaces the embedded identity provider. */
  clerk: ClerkOptions | undefined;
  /** An issuer for sign-in beside the embedded provider's own form. */
  oidc: OidcOptions | undefined;
  hasPasswords: boolean;
  /** Without it, nothing is mailed. */
  mail: MailOptions | undefined;
  /** Without it, credits are bought in the test checkout. */
  stripe: StripeOptions | undefined;
  /**
   * Everybody who signs in can give themselves credits in it, so by default it is closed on a
   * public server, and with a model, which costs money.
   */
  testCheckout: boolean;
  aiRules: AiRules;
  /** Undefined: as many as there are spare cores. */
  houseThreads: number | undefined;
  /** Without it, our own algorithms answer. */
  model: ModelOptions | undefined;
  demo: boolean;
  /** By default that of the guest's language. */
  helpLine: string | undefined;
  retention: Retention;
  /** The bearer token for /metrics. Without it, only this machine can read them. */
  metricsToken: string | undefined;
  /** Whether everybody may read the API's documentation, or only this machine. */
  hasPublicDocs: boolean;
  /** The number of proxies in front: this many entries of X-Forwarded-For are trusted. */
  trustProxy: number;
  logLevel: string;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${value.PORT}`,
    hasPublicUrl: value.PUBLIC_URL !== undefined,
    database: value.DATABASE_URL
      ? { url: value.DATABASE_URL, poolSize: value.DATABASE_POOL }
      : { folder: value.DATA_DIR, snapshotHours: value.SNAPSHOT_HOURS },
    disk: {
      lowBytes: value.DISK_LOW_MB * megabyte,
      fullBytes: value.DISK_FULL_MB * megabyte,
    },
    authSecret: value.AUTH_SECRET,
    clerk: clerkOf(value),
    oidc: oidcOf(value),
    hasPasswords: hasPasswords(value),
    mail: mailOf(value),
    stripe: stripeOf(value),
    testCheckout: value.TEST_CHECKOUT ?? !(value.AI_PROVIDER || isPublic(value.PUBLIC_URL)),
    houseThreads: value.MIXOLOGIST_THREADS,
    aiRules: {
      monthlyLimits: {
        smartSearch: value.LIMIT_SMART_SEARCH,
        ingredientRecommendations: value.LIMIT_RECOMMENDATIONS,
        partyAnalysis: value.LIMIT_PARTY_ANALYSIS,
        drinkCreation: value.LIMIT_DRINK_CREATION,
      },
      timeoutMs: value.AI_TIMEOUT_SECONDS * 1000,
    },
    model: modelOf(value),
    demo:
      value.DEMO ??
      !(value.DATABASE_URL || value.CLERK_PUBLISHABLE_KEY || value.PASSWORD_SIGN_IN === false),
    helpLine: value.HELP_LINE,
    retention: {
      days: value.RETENTION_DAYS,
      personalDataDays: value.PERSONAL_DATA_DAYS,
      partyResponseDays: value.PARTY_RESPONSE_DAYS,
    },
    metricsToken: value.METRICS_TOKEN,
    hasPublicDocs: value.API_DOCS,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  };
}

/** A server with a certificate is public. Without one, it runs on a machine or at home. */
function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
}

function clerkOf(value: z.output<typeof environment>): ClerkOptions | undefined {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, AUTH_ISSUER, AUTH_JWKS_URL } = value;
  if (!publishableKey) {
    if (!AUTH_ISSUER && !AUTH_JWKS_URL) return undefined;
    throw new StartupError('AUTH_ISSUER and AUTH_JWKS_URL: they also need CLERK_PUBLISHABLE_KEY');
  }
  if (value.DEMO) throw new StartupError('DEMO: there is no demo account at Clerk');
  const issuer = AUTH_ISSUER ?? `https://${frontendHost(publishableKey)}`;
  return {
    publishableKey,
    template: value.CLERK_TOKEN_TEMPLATE,
    issuer,
    jwksUrl: AUTH_JWKS_URL ?? `${issuer.replace(/\/+$/, '')}/.well-known/jwks.json`,
    audience: value.AUTH_AUDIENCE,
    authorizedParties: value.AUTH_AUTHORIZED_PARTIES?.split(',').map((party) => party.trim()) ?? [],
  };
}

function oidcOf(value: z.output<typeof environment>): OidcOptions | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  if (!issuer) {
    if (!clientId && !clientSecret && !value.OIDC_NAME && !value.OIDC_SCOPES) return undefined;
    throw new StartupError('OIDC_ISSUER: the other OIDC settings need it');
  }
  if (!clientId || !clientSecret) {
    throw new StartupError('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: OIDC_ISSUER needs both');
  }
  if (value.CLERK_PUBLISHABLE_KEY) {
    throw new StartupError('OIDC_ISSUER: with Clerk, connect the issuer there instead');
  }
  return {
    issuer,
    clientId,
    clientSecret,
    name: value.OIDC_NAME ?? new URL(issuer).host,
    scopes: value.OIDC_SCOPES ?? 'openid email profile',
  };
}

function hasPasswords(value: z.output<typeof environment>): boolean {
  if (value.PASSWORD_SIGN_IN !== false) return true;
  if (!value.OIDC_ISSUER) {
    throw new StartupError('PASSWORD_SIGN_IN: nobody could sign in, so `off` needs OIDC_ISSUER');
  }
  if (value.DEMO) throw new StartupError('DEMO: the demo account needs PASSWORD_SIGN_IN=on');
  return false;
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof environment>) {
  if (!url && !from) return undefined;
  if (!url || !from) throw new StartupError('SMTP_URL and MAIL_FROM: set both, or neither');
  return { url, from };
}

function stripeOf(value: z.output<typeof environment>): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both, or neither');
  }
  return { secretKey, webhookSecret, apiUrl: value.STRIPE_API_URL };
}

/** After a timeout of the model, our own algorithms must still have time to answer. */
const modelShareOfTimeout = 0.6;

function modelOf(value: z.output<typeof environment>): ModelOptions | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL } = value;
  if (!provider) {
    if (!model && !apiKey && !AI_BASE_URL) return undefined;
    throw new StartupError('AI_MODEL, AI_API_KEY and AI_BASE_URL: they also need AI_PROVIDER');
  }
  if (!model) throw new StartupError('AI_MODEL: AI_PROVIDER needs the name of a model');
  if (provider === 'compatible') {
    if (!AI_BASE_URL) throw new StartupError('AI_BASE_URL: the provider `compatible` needs it');
  } else if (!apiKey) throw new StartupError(`AI_API_KEY: the provider ${provider} needs it`);
  const timeoutMs = value.AI_TIMEOUT_SECONDS * 1000 * modelShareOfTimeout;
  return { provider, model, apiKey, baseUrl: AI_BASE_URL, timeoutMs };
}
