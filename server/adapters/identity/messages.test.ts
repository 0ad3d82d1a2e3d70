import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createMessages } from './messages.ts';

it('prints the reset link as a line of the log where there is no mail', () => {
  const info = vi.fn();
  const messages = createMessages({
    db: {} as never,
    authUrl: 'https://bar.example/api/auth',
    publicUrl: 'https://bar.example',
    sendMail: undefined,
    log: { info } as unknown as FastifyBaseLogger,
  });
  messages.reset('sarah@example.com', 'a token');
  expect(info).toHaveBeenCalledWith(
    {
      email: 'sarah@example.com',
      link: 'https://bar.example/bartender/reset?token=a%20token',
    },
    'password reset link',
  );
});
