import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createMessages } from './messages.ts';

it('prints the reset link as a line of the log, mail server or not', () => {
  const info = vi.fn();
  const log = { info } as unknown as FastifyBaseLogger;
  const messages = createMessages({ publicUrl: 'https://bar.example', post: () => {}, log });
  messages.reset('sarah@example.com', 'a token');
  expect(info).toHaveBeenCalledWith(
    {
      email: 'sarah@example.com',
      link: 'https://bar.example/bartender/reset?token=a%20token',
    },
    'password reset link',
  );
});
