import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailOptions {
  /** smtp://user:password@host:port */
  url: string;
  from: string;
}

/** Hands a mail to the post and does not wait: how long it takes tells nobody whether it was sent. */
export type Post = (mail: Mail) => void;

export function createPost(options: MailOptions, log: FastifyBaseLogger): Post {
  const transport = createTransport(options.url);
  return (mail) => {
    transport
      .sendMail({ ...mail, from: options.from })
      .catch((err) => log.error({ err, to: mail.to }, 'mail was not sent'));
  };
}
