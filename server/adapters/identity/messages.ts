// Links are mailed, or logged where there is no mail.
import { randomInt } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { confirmationPath, paths } from '#domain/routes.ts';
import type { Mail, SendMail } from '#server/adapters/mail/mailer.ts';
import { type MailContent, mailTemplates } from '#server/adapters/mail/templates.ts';
import type { Db } from '#server/db/database.ts';
import { browserOf } from './browser-of.ts';
import { type DailyLimit, isWithinDailyLimit } from './daily-limit.ts';
import type { Invitation } from './organizations.ts';

interface MessageOptions {
  db: Db;
  linkOrigin: (host: string | null | undefined) => string;
  sendMail: SendMail | undefined;
  log: FastifyBaseLogger;
}

interface ResetRequest {
  email: string;
  token: string;
  isTaken: boolean;
}

export type Messages = ReturnType<typeof createMessages>;

export const confirmationSeconds = 86_400;

const mailWithinMs = 1_000;

export function createMessages({ db, linkOrigin, sendMail, log }: MessageOptions) {
  /**
   * Mails leave at a random moment, so that no response time reveals whether the account exists.
   */
  const sendSoon = (mail: Mail) => {
    setTimeout(() => sendMail?.(mail), randomInt(mailWithinMs)).unref();
  };
  const sendWithin = (limit: DailyLimit, to: string, content: MailContent) => {
    if (!sendMail) return;
    isWithinDailyLimit(db, limit, to)
      .then((isAllowed) => isAllowed && sendSoon({ to, ...content }))
      .catch((err) => log.error({ err, to }, 'mail could not be sent'));
  };
  const linkTo = (path: string, headers: Headers | undefined) =>
    linkOrigin(headers?.get('host')) + path;
  const eventOf = (headers: Headers | undefined) => ({
    ...browserOf(headers?.get('user-agent') ?? ''),
    at: new Date(),
    account: linkTo(paths.account(), headers),
    forgot: linkTo(paths.forgot(), headers),
  });
  const confirmation = (email: string, token: string, headers?: Headers) => {
    const link = linkTo(confirmationPath(token), headers);
    sendWithin('confirmationMail', email, templatesFor(headers).confirmation(link));
  };
  return {
    confirmation,
    async confirmAgain(email: string, secret: string, headers?: Headers) {
      const seconds = confirmationSeconds;
      const token = await createEmailVerificationToken(secret, email, undefined, seconds);
      confirmation(email, token, headers);
    },
    /** Also counts addresses without an account, so that the work reveals nothing. */
    async reset({ email, token, isTaken }: ResetRequest, headers?: Headers) {
      const link = linkTo(paths.reset(token), headers);
      const isAllowed = await isWithinDailyLimit(db, 'resetMail', email);
      if (!isTaken) return;
      if (!sendMail) log.info({ email, link }, 'password reset link');
      else if (isAllowed) sendSoon({ to: email, ...templatesFor(headers).reset(link) });
    },
    newDevice(email: string, headers?: Headers) {
      const content = templatesFor(headers).newDevice(eventOf(headers));
      sendWithin('newDeviceMail', email, content);
    },
    passwordChanged(email: string, headers?: Headers) {
      const content = templatesFor(headers).passwordChanged(eventOf(headers));
      sendWithin('passwordMail', email, content);
    },
    connected(email: string, issuer: string, headers?: Headers) {
      const content = templatesFor(headers).connected(issuer, eventOf(headers));
      sendWithin('connectionMail', email, content);
    },
    disconnected(email: string, issuer: string, headers?: Headers) {
      const content = templatesFor(headers).disconnected(issuer, eventOf(headers));
      sendWithin('connectionMail', email, content);
    },
    invitation({ id, email, organization, inviter }: Invitation, headers?: Headers) {
      const names = { inviter: inviter.user.name, organization: organization.name };
      const link = linkTo(paths.invitation(id), headers);
      sendMail?.({ to: email, ...templatesFor(headers).invitation(link, names) });
    },
  };
}

/** In the language of the request, because the recipient's is unknown. */
function templatesFor(headers: Headers | undefined) {
  return mailTemplates[
    pickLanguage(acceptedLanguages(headers?.get('accept-language') ?? undefined))
  ];
}
