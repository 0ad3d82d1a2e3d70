import { expect, it } from 'vitest';
import { linklessName, subjectName } from './safe-name.ts';

it.each([
  ['Zlatá líška s. r. o.', 'Zlatá líška s. r. o.'],
  ["O'Brien & Sons (Bars)", "O'Brien & Sons (Bars)"],
  ['evil.example', 'evil example'],
  ['Pay at https://evil.example/now', 'Pay at evil example now'],
  ['www.evil.example', 'evil example'],
  ['evil。example', 'evil example'],
  ['evil．example', 'evil example'],
  ['write to boss@evil.example', 'write to boss evil example'],
  ['evil.\u200bexample', 'evil example'],
  ['javascript:alert(1)', 'javascript alert(1)'],
  ['two\r\nlines', 'two lines'],
  ['call +421 900 (123) 456 now', 'call now'],
  ['Bar 1905', 'Bar 1905'],
  ['\u202egpj.elif', 'gpj elif'],
])('%j becomes %j', (name, plain) => {
  expect(linklessName(name)).toBe(plain);
});

it('shortens a name in a subject and lowers capitals', () => {
  expect(subjectName('Zlatá líška')).toBe('Zlatá líška');
  expect(subjectName('URGENT: your account at https://evil.example will be closed')).toBe(
    'Urgent your account at evil ex…',
  );
});
