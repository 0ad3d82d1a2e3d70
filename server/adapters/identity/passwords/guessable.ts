import { fold } from '#domain/text/text.ts';

/** Adjacent keys on keyboards of both languages. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgbyhn',
];
const lines = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const minNameLength = 3;
const maxLength = 128;

interface Owner {
  email: string;
  name: string;
}

/** Common, repetitive, a row of keys, or the owner's name or address. */
export function isGuessable(
  password: string,
  common: ReadonlySet<string>,
  owner?: Owner | undefined,
): boolean {
  // Longer passwords are refused anyway, and comparing them would take long.
  if (password.length > maxLength) return false;
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const letters = lettersOf(plain);
  return (
    common.has(plain) ||
    common.has(letters) ||
    /^(.{1,4}?)\1+$/su.test(plain) ||
    lines.some((line) => line.repeat(2).includes(plain)) ||
    namesOf(owner).some((name) => isName(letters, name))
  );
}

function isName(letters: string, name: string): boolean {
  return letters.replaceAll(name, '').replaceAll(/\d/g, '') === '' && letters.includes(name);
}

function namesOf(owner: Owner | undefined): string[] {
  const { email = '', name = '' } = owner ?? {};
  const [local = '', domain = ''] = email.split('@');
  const names = ['barback', email, local, domain, domain.split('.')[0] ?? '', name];
  const parts = [...name.split(/\s+/), ...local.split(/[._-]/)];
  return [...names, ...parts].map(lettersOf).filter(({ length }) => length >= minNameLength);
}

function lettersOf(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
