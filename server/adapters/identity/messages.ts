// What the embedded provider has to tell people: links, by mail; without mail, into the log.
import type { FastifyBaseLogger } from 'fastify';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { confirmedPath, invitationPath, resetPath } from '#domain/links.ts';
import { letters } from '#server/adapters/mail/letters.ts';
import type { Post } from '#server/adapters/mail/mailer.ts';
import type { Db } from '#server/db/database.ts';
import { isWithinDay } from './daily-limit.ts';
import type { Invitation } from './organizations.ts';

interface MessageOptions {
  db: Db;
  /** The address of the provider's own routes. */
  authUrl: string;
  publicUrl: string;
  post: Post | undefined;
  log: FastifyBaseLogger;
}

export type Messages = ReturnType<typeof createMessages>;

/** None of them waits for its letter: how long it takes tells nobody whether one was sent. */
export function createMessages({ db, authUrl, publicUrl, post, log }: MessageOptions) {
  const postWithinDay = (kind: 'confirmationMail' | 'resetMail', to: string, letter: Letter) => {
    isWithinDay(db, kind, to)
      .then((isAllowed) => isAllowed && post?.({ to, ...letter }))
      .catch((err) => log.error({ err, to }, 'mail was not sent'));
  };
  return {
    confirmation(email: string, token: string, headers?: Headers) {
      const query = new URLSearchParams({ token, callbackURL: confirmedPath });
      const letter = letters[languageOf(headers)].confirmation(`${authUrl}/verify-email?${query}`);
      postWithinDay('confirmationMail', email, letter);
    },
    reset(email: string, token: string, headers?: Headers) {
      const link = `${publicUrl}${resetPath(token)}`;
      if (post) postWithinDay('resetMail', email, letters[languageOf(headers)].reset(link));
      // The operator passes the link on.
      else log.info({ email, link }, 'password reset link');
    },
    invitation({ id, email, organization, inviter }: Invitation, headers?: Headers) {
      const names = { inviter: inviter.user.name, organization: organization.name };
      const link = `${publicUrl}${invitationPath(id)}`;
      post?.({ to: email, ...letters[languageOf(headers)].invitation(link, names) });
    },
  };
}

type Letter = ReturnType<(typeof letters)['en']['reset']>;

/** Of whoever asks; nothing is known of whoever reads. */
function languageOf(headers: Headers | undefined) {
  return pickLanguage(acceptedLanguages(headers?.get('accept-language') ?? undefined));
}
