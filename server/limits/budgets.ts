// A request over its limit gets a typed error (TOO_MANY) or loses its connection.

/** A token bucket: `burst` at once, and one more after each `everyMs`. */
export interface RateLimit {
  burst: number;
  everyMs: number;
}

const seconds = 1_000;

export const budgets = {
  socket: {
    messages: { burst: 60, everyMs: 200 },
  },
  /** One IPv4 address or 56-bit IPv6 network. A whole party may share one. */
  address: {
    sockets: 256,
    queries: 4_096,
    /** Concurrent calls, and as many concurrent runs of live queries. Others are queued. */
    runsAtOnce: 4,
    callsWaiting: 256,
    orders: { burst: 90, everyMs: 1 * seconds },
    /** At all bars together, also at invented ones. */
    ordersAnywhere: { burst: 300, everyMs: 200 },
    /** Stored for a day. All guests of a full bar may be refused twice when it closes. */
    refusals: { burst: 120, everyMs: 2 * seconds },
    partyResponses: { burst: 120, everyMs: 1 * seconds },
    searches: { burst: 120, everyMs: 1 * seconds },
    /** Wrong codes at full speed. Each is forgotten after a while. */
    wrongCodes: { burst: 30, everyMs: 10 * seconds },
    /** After too many wrong codes, codes are checked one after the other. */
    slowCodes: { burst: 21, everyMs: 500 },
    /** Each writes even if it is refused. */
    identityCalls: { burst: 300, everyMs: 100 },
    signIns: { burst: 10, everyMs: 6 * seconds },
    /** A workshop of forty people may sign up within a minute or two. */
    signUps: { perMinute: 20, perDay: 200 },
  },
  guest: {
    /** The maximum that an owner may allow one guest to have open. */
    orders: { burst: 20, everyMs: 5 * seconds },
    /** Also those of a signed-in person. */
    refusals: { burst: 30, everyMs: 5 * seconds },
    /** Enough to tap each of the moods, one after another. */
    searches: { burst: 8, everyMs: 3 * seconds },
  },
  person: {
    organizations: 10,
    invitationsPerDay: 20,
    confirmationMailsPerDay: 5,
    resetMailsPerDay: 5,
    /** Of each kind: a new device, a changed password, a connected sign-in. */
    securityMailsPerDay: 5,
    pendingCheckoutsPerHour: 20,
  },
  account: {
    aiCalls: { burst: 60, everyMs: 2 * seconds },
  },
  thread: {
    waitingOfTurn: 256,
    waiting: 4_096,
  },
  /** All unknown and all known devices may try 60 and 40 times per hour, so 100 in total. */
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
    /**
     * A bar that never closes begins a new night after these. See `guestSearchLimits` for a night's
     * limits.
     */
    nightHours: 18,
  },
} as const satisfies Record<string, Record<string, unknown>>;
