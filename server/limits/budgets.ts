// Every limit of one socket, address, guest, person or bar, in one table. A request over its limit
// gets a typed error (TOO_MANY) or loses its connection; nothing waits or grows without bound.

/** A token bucket: `burst` at once, and one more after each `everyMs`. */
export interface RateLimit {
  burst: number;
  everyMs: number;
}

const seconds = 1_000;

export const budgets = {
  /** One WebSocket, which is one open tab. */
  socket: {
    messages: { burst: 60, everyMs: 200 },
  },
  /** One IPv4 address or IPv6 network of 56 bits. A whole party may sit behind one. */
  address: {
    sockets: 256,
    queries: 4_096,
    /** Concurrent calls, and as many concurrent runs of live queries; others are queued. */
    runsAtOnce: 4,
    callsWaiting: 256,
    /** Per bar. */
    orders: { burst: 90, everyMs: 1 * seconds },
    /** At all bars together, also at invented ones. */
    ordersAnywhere: { burst: 300, everyMs: 200 },
    /** Calls whose refusal is stored for a day. A full room may be refused twice when a bar closes. */
    refusals: { burst: 120, everyMs: 2 * seconds },
    partyResponses: { burst: 120, everyMs: 1 * seconds },
    searches: { burst: 120, everyMs: 1 * seconds },
    /** Wrong codes at full speed; each is forgotten after a while. */
    wrongCodes: { burst: 30, everyMs: 10 * seconds },
    /** Codes that are checked one after the other, once too many were wrong; others are refused. */
    slowCodes: { burst: 21, everyMs: 500 },
    /** Calls of the identity provider, each of which writes even if it is refused. */
    identityCalls: { burst: 300, everyMs: 100 },
    /** From devices that the account does not know. */
    signIns: { burst: 10, everyMs: 6 * seconds },
    /** A workshop of forty people may sign up within a minute or two. */
    signUps: { perMinute: 20, perDay: 200 },
  },
  /** One guest, by the key that their browser generated. */
  guest: {
    /** As many at once as an owner may let one guest have open. */
    orders: { burst: 20, everyMs: 5 * seconds },
    /** Calls whose refusal is stored; of a person who has signed in, too. */
    refusals: { burst: 30, everyMs: 5 * seconds },
    /** Enough for a tap on each of the moods, one after another. */
    searches: { burst: 8, everyMs: 3 * seconds },
  },
  /** One person who has signed in. */
  person: {
    organizations: 10,
    invitationsPerDay: 20,
    confirmationMailsPerDay: 5,
    resetMailsPerDay: 5,
    /** Of each kind: a new device, a changed password, a connected sign-in. */
    securityMailsPerDay: 5,
    pendingCheckoutsPerHour: 20,
  },
  /** A person's or an organization's own bars together. */
  account: {
    /** Searches, advice, new drinks, analyses. */
    aiCalls: { burst: 60, everyMs: 2 * seconds },
  },
  /** Threads that read what people write. Tasks beyond these are refused. */
  thread: {
    waitingOfTurn: 256,
    waiting: 4_096,
  },
  /**
   * Tries at the password of one account. The bucket of all unknown devices and that of all known ones
   * allow 60 and 40 an hour: 100 from anywhere.
   */
  passwordTries: {
    ofAddress: { burst: 8, everyMs: 120 * seconds },
    ofUnknownDevices: { burst: 20, everyMs: 90 * seconds },
    ofKnownDevice: { burst: 8, everyMs: 300 * seconds },
    ofKnownDevices: { burst: 16, everyMs: 150 * seconds },
  },
  organization: {
    invitationsPerDay: 50,
  },
  bar: {
    /** Shared fairly by its guests' addresses: limits/fair-rate.ts. */
    orders: { burst: 240, everyMs: 250 },
    searches: { burst: 120, everyMs: 500 },
    /** After these a bar that is never closed begins a new night. What guests may spend in a night is
     * set by the owner: `guestSearchLimits` in domain/mixologist/ai-features.ts. */
    nightHours: 18,
  },
} as const satisfies Record<string, Record<string, unknown>>;
