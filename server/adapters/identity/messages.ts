// Links that the embedded provider sends to people: by mail, or into the log where there is no mail.
import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { paths } from '#domain/routes.ts';
import type { Mail, SendMail } from '#server/adapters/mail/mailer.ts';
import { mailTemplates } from '#server/adapters/mail/templates.ts';
import type { Db } from '#server/db/database.ts';
import { isWithinDailyLimit } from './daily-limit.ts';
import type { Invitation } from './organizations.ts';

interface MessageOptions {
  db: Db;
  /** The address of the provider's own routes. */
  authUrl: string;
  publicUrl: string;
  sendMail: SendMail | undefined;
  log: FastifyBaseLogger;
}

interface ResetRequest {
  email: string;
  token: string;
  /** Whether the address has an account. */
  isTaken: boolean;
}

export type Messages = ReturnType<typeof createMessages>;

/** Mails to accounts leave within this time. */
const mailWithinMs = 1_000;

export function createMessages({ db, authUrl, publicUrl, sendMail, log }: MessageOptions) {
  /**
   * Sends a mail at a random moment, so that neither the time of the answer nor that of the next one
   * reveals whether there was an account to send it to.
   */
  const sendSoon = (mail: Mail) => {
    setTimeout(() => sendMail?.(mail), randomInt(mailWithinMs)).unref();
  };
  return {
    confirmation(email: string, token: string, headers?: Headers) {
      const query = new URLSearchParams({ token, callbackURL: paths.dashboard() });
      const link = `${authUrl}/verify-email?${query}`;
      const content = templatesFor(headers).confirmation(link);
      isWithinDailyLimit(db, 'confirmationMail', email)
        .then((isAllowed) => isAllowed && sendSoon({ to: email, ...content }))
        .catch((err) => log.error({ err, to: email }, 'mail was not sent'));
    },
    /** Counted also where nobody has the address, so that the work tells nothing. */
    async reset({ email, token, isTaken }: ResetRequest, headers?: Headers) {
      const link = `${publicUrl}${paths.reset(token)}`;
      const isAllowed = await isWithinDailyLimit(db, 'resetMail', email);
      if (!isTaken) return;
      // The operator passes the link on.
      if (!sendMail) log.info({ email, link }, 'password reset link');
      else if (isAllowed) sendSoon({ to: email, ...templatesFor(headers).reset(link) });
    },
    invitation({ id, email, organization, inviter }: Invitation, headers?: Headers) {
      const names = { inviter: inviter.user.name, organization: organization.name };
      const link = `${publicUrl}${paths.invitation(id)}`;
      sendMail?.({ to: email, ...templatesFor(headers).invitation(link, names) });
    },
  };
}

/** In the language of the request: that of the recipient is not known. */
function templatesFor(headers: Headers | undefined) {
  return mailTemplates[
    pickLanguage(acceptedLanguages(headers?.get('accept-language') ?? undefined))
  ];
}
