// What the embedded provider has to tell people: links, into the log and by mail.
import type { FastifyBaseLogger } from 'fastify';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { invitationPath, resetPath } from '#domain/links.ts';
import { letters } from '#server/adapters/mail/letters.ts';
import type { Post } from '#server/adapters/mail/mailer.ts';
import type { Invitation } from './organizations.ts';

interface MessageOptions {
  publicUrl: string;
  post: Post;
  log: FastifyBaseLogger;
}

export function createMessages({ publicUrl, post, log }: MessageOptions) {
  return {
    reset(email: string, token: string, request?: Request) {
      const link = `${publicUrl}${resetPath(token)}`;
      // Without a mail server, the operator passes the link on.
      log.info({ email, link }, 'password reset link');
      post({ to: email, ...letters[languageOf(request)].reset(link) });
    },
    invitation({ id, email, organization, inviter }: Invitation, request?: Request) {
      const names = { inviter: inviter.user.name, organization: organization.name };
      const link = `${publicUrl}${invitationPath(id)}`;
      post({ to: email, ...letters[languageOf(request)].invitation(link, names) });
    },
  };
}

/** Of whoever asks; nothing is known of whoever reads. */
function languageOf(request: Request | undefined) {
  return pickLanguage(acceptedLanguages(request?.headers.get('accept-language') ?? undefined));
}
