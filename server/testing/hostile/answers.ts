import { type ErrorCode, errors } from '#domain/errors.ts';

export interface Tally {
  sent: number;
  accepted: number;
  refused: number;
  /**
   * Responses with status 500 and above, and equivalent errors over the socket, except UNAVAILABLE.
   */
  serverErrors: number;
  /** Requests without the expected response. */
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

/** Traces of code and statements, which no response may contain. */
const internals = /node_modules|\n\s+at |kysely|pglite|\/server\/|syntax error|SQLSTATE|ECONN/i;

/** Undefined for a body in the shape that every error has. */
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
