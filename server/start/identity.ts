import type { FastifyBaseLogger } from 'fastify';
import { createClerkIdentity } from '#server/adapters/identity/clerk.ts';
import { createEmbeddedIdentity } from '#server/adapters/identity/embedded.ts';
import { createMailer } from '#server/adapters/mail/mailer.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Turns } from '#server/limits/turns.ts';
import { linkOriginFor } from './addresses.ts';
import { settleDemo } from './demo.ts';
import { storedSecret } from './secret.ts';

export async function startIdentity(config: Config, db: Db, log: FastifyBaseLogger, turns: Turns) {
  if (config.clerk) return { identity: createClerkIdentity(config.clerk), demo: undefined };
  const { publicUrl, mail, oidc, hasPasswords } = config;
  const secret = config.authSecret ?? (await storedSecret(db, 'auth-secret'));
  const sendMail = mail && createMailer(mail, log);
  const identity = createEmbeddedIdentity({
    db,
    publicUrl,
    linkOrigin: (host) => linkOriginFor(config, host),
    secret,
    sendMail,
    log,
    oidc,
    hasPasswords,
    turns,
  });
  await identity.prepare();
  return { identity, demo: await settleDemo(db, identity, config.demo) };
}
