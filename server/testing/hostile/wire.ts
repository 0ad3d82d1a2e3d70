// Malformed requests and tab messages over bare connections.
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { tabMessage } from '#server/rpc/socket.ts';
import { newTally, type Tally } from './answers.ts';
import { hello, sayOnce, wrongFrames } from './frames.ts';
import { wrongHeaderRequests, wrongRequests } from './headers.ts';
import { hostilePayloads, shuffled } from './payloads.ts';
import { sendRaw, whatIsWrong } from './raw.ts';

const atOnce = 8;

/** Sends `count` requests with malformed headers, and all that are malformed as a whole. */
export async function attackHeaders(
  url: string,
  count: number,
  random: () => number,
): Promise<Tally> {
  const tally = newTally();
  const requests = [
    ...shuffled(wrongHeaderRequests, random).slice(0, count),
    ...Object.values(wrongRequests),
  ];
  const work = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await sendRaw(url, request);
      tally.sent++;
      tally[answer.status > 0 && answer.status < 400 ? 'accepted' : 'refused']++;
      if (answer.isHanging) tally.unanswered++;
      if (answer.status >= 500 && answer.status !== 503) tally.serverErrors++;
      const wrong = whatIsWrong(request, answer);
      const sent = request.parts.map(String).join('').slice(0, 400);
      if (wrong) tally.problems.push(`headers: ${wrong}; sent ${sent}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}

/** Frames, and states of a tab with invalid fields. */
export async function attackFrames(
  url: string,
  count: number,
  random: () => number,
): Promise<Tally> {
  const tally = newTally();
  for (const [what, frames] of Object.entries(wrongFrames)) {
    const { status, isHanging } = await sendRaw(url, { parts: [hello(), ...frames], isHalf: true });
    tally.sent++;
    tally.refused++;
    if (isHanging) tally.unanswered++;
    if (isHanging || status !== 101) tally.problems.push(`frames: ${what}: ${status}`);
  }
  const example = () => ({ language: 'en', token: null, guestKey: null, queries: [] });
  const payloads = hostilePayloads({ fn: { input: tabMessage }, example, random, count, ids: [] });
  const work = async () => {
    for (const text of payloads) {
      const isOpen = await sayOnce(url, text, randomAddress());
      tally.sent++;
      tally[isOpen ? 'accepted' : 'refused']++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}
