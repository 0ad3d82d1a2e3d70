import { type ErrorCode, errors } from '#domain/errors.ts';

/** What came of what was sent. */
export interface Tally {
  sent: number;
  accepted: number;
  refused: number;
  /** Answers of status 500 and above, and their like over the socket; UNAVAILABLE is none. */
  serverErrors: number;
  /** What was never answered, though it should have been. */
  unanswered: number;
  problems: string[];
}

export function newTally(): Tally {
  return { sent: 0, accepted: 0, refused: 0, serverErrors: 0, unanswered: 0, problems: [] };
}

export function addTally(sum: Tally, more: Tally): Tally {
  return {
    sent: sum.sent + more.sent,
    accepted: sum.accepted + more.accepted,
    refused: sum.refused + more.refused,
    serverErrors: sum.serverErrors + more.serverErrors,
    unanswered: sum.unanswered + more.unanswered,
    problems: [...sum.problems, ...more.problems],
  };
}

/** Traces of code and statements, which no answer may contain. */
const internals = /node_modules|\n\s+at |kysely|pglite|\/server\/|syntax error|SQLSTATE|ECONN/i;

/** What is wrong with the body of an error; nothing for one in the shape that every error has. */
export function wrongWith(text: string, status?: number): string | undefined {
  let body: { code?: ErrorCode; message?: string; id?: string } | null;
  try {
    body = JSON.parse(text);
  } catch {
    return `not JSON: ${text.slice(0, 100)}`;
  }
  const { code, message, id } = body ?? {};
  if (!code || !Object.hasOwn(errors, code)) return `no known code: ${text.slice(0, 100)}`;
  if (Object.keys(body ?? {}).join() !== 'code,message,data,id') return 'another shape';
  if (message !== errors[code].message) return `another message: ${message}`;
  if (typeof id !== 'string' || !id) return 'no id';
  if (status !== undefined && errors[code].status !== status) return `${code} with ${status}`;
  if (errors[code].status >= 500 && code !== 'UNAVAILABLE') return code;
  return internals.test(text) ? `internals: ${text.slice(0, 200)}` : undefined;
}
