// Passwords are hashed at a sixteenth of their cost, because tests sign up many people. `npm run
// test:all`, and tests with `PASSWORD_COST`, use the full cost.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isEverything } from '#scripts/testing/mode.mjs';

const cost = 1_024;
const { scrypt } = crypto;

// Once per process, which runs many files.
if (!isEverything && scrypt.name !== 'cheapScrypt') {
  const cheapScrypt = (...[password, salt, length, options, callback]: HashCall) =>
    scrypt(
      password,
      salt,
      length,
      process.env.PASSWORD_COST ? options : { ...options, N: cost },
      callback,
    );
  crypto.scrypt = cheapScrypt as typeof scrypt;
  syncBuiltinESMExports();
}

type HashCall = [
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  callback: (error: Error | null, key: Buffer) => void,
];
