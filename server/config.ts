import path from 'node:path';
import * as z from 'zod';
import { aiFeatures } from '#domain/ai-features.ts';
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
  AI_TIMEOUT_SECONDS: number.min(0.1).max(120).default(25),
  DEMO: flag.optional(),
  HELP_LINE: z
    .string()
    .regex(/^\+?\d[\d ]{1,20}$/, 'expected a phone number')
    .optional(),
  RETENTION_DAYS: number.int().min(0).max(36_500).default(400),
  TRUST_PROXY: number.int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  database: DatabaseOptions;
  /** How much of the disk with the embedded database must be free. */
  disk: DiskLimits;
  authSecret: string | undefined;
  /** The identity provider in place of the embedded one. */
  clerk: ClerkOptions | undefined;
  /** The SMTP server; without it, nothing is mailed. */
  mail: MailOptions | undefined;
  /** Without it, credits are bought in the test checkout. */
  stripe: StripeOptions | undefined;
  /**
   * Whether the test checkout is open, in which everybody who signs in gives themselves credits. By
   * default it is not on a public server, nor with a model, which costs money.
   */
  testCheckout: boolean;
  aiRules: AiRules;
  /** The language model of the mixologist; without it, our own algorithms answer. */
  model: ModelOptions | undefined;
  /** Whether to seed a demo bar and a demo account. */
  demo: boolean;
  /** The crisis line for guests who speak of harming themselves; by default that of their language. */
  helpLine: string | undefined;
  /** How long orders and responses are kept; 0 keeps them for ever. */
  retentionDays: number;
  /** The number of proxies in front: this many entries of X-Forwarded-For are trusted. */
  trustProxy: number;
  logLevel: string;
}

/** Reads and checks the environment; an error names the variable. */
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
    database: value.DATABASE_URL
      ? { url: value.DATABASE_URL, poolSize: value.DATABASE_POOL }
      : { folder: value.DATA_DIR, snapshotHours: value.SNAPSHOT_HOURS },
    disk: {
      lowBytes: value.DISK_LOW_MB * megabyte,
      fullBytes: value.DISK_FULL_MB * megabyte,
    },
    authSecret: value.AUTH_SECRET,
    clerk: clerkOf(value),
    mail: mailOf(value),
    stripe: stripeOf(value),
    testCheckout: value.TEST_CHECKOUT ?? !(value.AI_PROVIDER || isPublic(value.PUBLIC_URL)),
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
    demo: value.DEMO ?? !(value.DATABASE_URL || value.CLERK_PUBLISHABLE_KEY),
    helpLine: value.HELP_LINE,
    retentionDays: value.RETENTION_DAYS,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  };
}

/** A server with a certificate is one for others; without one, it is tried out on a machine or at home. */
function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
}

function clerkOf(value: z.output<typeof environment>): ClerkOptions | undefined {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, AUTH_ISSUER, AUTH_JWKS_URL } = value;
  if (!publishableKey) {
    if (!AUTH_ISSUER && !AUTH_JWKS_URL) return undefined;
    throw new StartupError(
      'AUTH_ISSUER and AUTH_JWKS_URL: they need CLERK_PUBLISHABLE_KEY as well',
    );
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
    throw new StartupError('AI_MODEL, AI_API_KEY and AI_BASE_URL: they need AI_PROVIDER as well');
  }
  if (!model) throw new StartupError('AI_MODEL: AI_PROVIDER needs the name of a model');
  if (provider === 'compatible') {
    if (!AI_BASE_URL) throw new StartupError('AI_BASE_URL: the provider `compatible` needs it');
  } else if (!apiKey) throw new StartupError(`AI_API_KEY: the provider ${provider} needs it`);
  const timeoutMs = value.AI_TIMEOUT_SECONDS * 1000 * modelShareOfTimeout;
  return { provider, model, apiKey, baseUrl: AI_BASE_URL, timeoutMs };
}
