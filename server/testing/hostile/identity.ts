// For routes of the identity provider, whose responses have another shape.
import * as z from 'zod/mini';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { newTally, type Tally } from './answers.ts';
import { hostilePayloads } from './payloads.ts';

/** Only against hanging: the machine may be busy. */
const timeoutMs = 60_000;

const examples: Record<string, Record<string, string>> = {
  '/sign-up/email': { name: 'Ana', email: 'ana@example.com', password: 'long enough', image: '' },
  '/sign-in/email': { email: 'ana@example.com', password: 'wrong', callbackURL: '/' },
  '/request-password-reset': { email: 'ana@example.com', redirectTo: '/' },
  '/reset-password': { newPassword: 'long enough', token: 'x' },
  '/send-verification-email': { email: 'ana@example.com', callbackURL: '/' },
  '/update-user': { name: 'Ana', image: 'https://example.com/a.png' },
  '/change-password': { currentPassword: 'wrong', newPassword: 'long enough' },
  '/organization/create': { name: 'House', slug: 'house', logo: '', metadata: '' },
  '/organization/set-active': { organizationId: 'x', organizationSlug: 'y' },
  '/organization/update': { organizationId: 'x', data: '' },
  '/organization/invite-member': { email: 'bo@example.com', role: 'member', organizationId: 'x' },
  '/organization/accept-invitation': { invitationId: 'x' },
  '/organization/remove-member': { memberIdOrEmail: 'x', organizationId: 'y' },
  '/organization/update-member-role': { memberId: 'x', role: 'owner', organizationId: 'y' },
};

/** Half of the payloads have the cookie of a signed-in person. */
export async function attackIdentity(
  url: string,
  cookie: string,
  count: number,
  random: () => number,
): Promise<Tally> {
  const tally = newTally();
  for (const [route, example] of Object.entries(examples)) {
    const input = z.object(
      Object.fromEntries(Object.keys(example).map((key) => [key, z.string()])),
    );
    const payloads = hostilePayloads({
      fn: { input },
      example: () => example,
      random,
      count,
      ids: [],
    });
    for (const body of payloads) {
      const answer = await fetch(`${url}/api/auth${route}`, {
        method: 'POST',
        headers: {
          origin: url,
          'content-type': 'application/json',
          'x-forwarded-for': randomAddress(),
          ...(random() < 0.5 && { cookie }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      tally.sent++;
      if (!answer) tally.unanswered++;
      else tally[answer.ok ? 'accepted' : 'refused']++;
      await answer?.arrayBuffer();
      const status = answer?.status ?? 0;
      if (status >= 500) tally.serverErrors++;
      if (status === 0 || status >= 500) {
        tally.problems.push(`${route}: ${status}; sent ${body.slice(0, 300)}`);
      }
    }
  }
  return tally;
}
