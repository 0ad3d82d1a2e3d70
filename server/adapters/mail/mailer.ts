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

/** Not awaited, so that timing reveals no account. */
export type SendMail = (mail: Mail) => void;

export function createMailer(options: MailOptions, log: FastifyBaseLogger): SendMail {
  const transport = createTransport(options.url);
  return (mail) => {
    transport
      .sendMail({ ...mail, from: options.from })
      .catch((err) => log.error({ err, to: mail.to }, 'mail could not be sent'));
  };
}
