import { expect, it } from 'vitest';
import { AppError, type ErrorCode, errors } from '#domain/errors.ts';
import { en } from './en.ts';
import { codeText, errorText, guestErrorText } from './error-text.ts';
import { firstErrorText } from './first-error-text.ts';

const newer = new AppError('NEW' as 'UNEXPECTED', null, '1234567890');

it('has a text for every code', () => {
  const codes = Object.keys(errors) as ErrorCode[];
  const without = codes.filter((code) => codeText(en, code) === en.errors.UNEXPECTED);
  expect(without).toEqual(['UNEXPECTED']);
});

it('shows the id of unexpected errors and of errors from a newer server', () => {
  for (const read of [errorText, guestErrorText, firstErrorText]) {
    expect(read(en, newer)).toBe('Something went wrong (12345678)');
    expect(read(en, new AppError('UNEXPECTED', null, 'abc'))).toBe('Something went wrong (abc)');
    expect(read(en, new Error('x'))).toBe('Something went wrong');
    expect(read(en, new AppError('NOT_FOUND', null, 'abc'))).toBe('Not found');
  }
});

it('never asks guests to sign in', () => {
  const refused = new AppError('UNAUTHORIZED', null);
  expect(errorText(en, refused)).toBe('You must be logged in');
  expect(guestErrorText(en, refused)).toBe('Unauthorized. Please reload the page.');
});

it('hides rate limits from guests', () => {
  const limit = new AppError('TOO_MANY', { retryAfterSeconds: 1 });
  expect(errorText(en, limit)).toBe('Quota exceeded');
  expect(guestErrorText(en, limit)).toBe(en.guest.tooMany);
  expect(firstErrorText(en, limit)).toBe(en.guest.tooMany);
});
