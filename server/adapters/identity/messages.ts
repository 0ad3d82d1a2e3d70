// Links that the embedded provider sends to people: by mail, or into the log where there is no mail.
import type { FastifyBaseLogger } from 'fastify';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { paths } from '#domain/routes.ts';
import type { SendMail } from '#server/adapters/mail/mailer.ts';
import { type MailContent, mailTemplates } from '#server/adapters/mail/templates.ts';
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

export type Messages = ReturnType<typeof createMessages>;

/** Mails are not awaited, so that the time of an answer does not reveal whether one was sent. */
export function createMessages({ db, authUrl, publicUrl, sendMail, log }: MessageOptions) {
  const sendWithinDailyLimit = (
    kind: 'confirmationMail' | 'resetMail',
    to: string,
    content: MailContent,
  ) => {
    isWithinDailyLimit(db, kind, to)
      .then((isAllowed) => isAllowed && sendMail?.({ to, ...content }))
      .catch((err) => log.error({ err, to }, 'mail was not sent'));
  };
  return {
    confirmation(email: string, token: string, headers?: Headers) {
      const query = new URLSearchParams({ token, callbackURL: paths.dashboard() });
      const link = `${authUrl}/verify-email?${query}`;
      sendWithinDailyLimit('confirmationMail', email, templatesFor(headers).confirmation(link));
    },
    reset(email: string, token: string, headers?: Headers) {
      const link = `${publicUrl}${paths.reset(token)}`;
      if (sendMail) sendWithinDailyLimit('resetMail', email, templatesFor(headers).reset(link));
      // The operator passes the link on.
      else log.info({ email, link }, 'password reset link');
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
