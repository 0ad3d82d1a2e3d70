// Every limit of one socket, address, guest, person or bar. A request over its limit gets a typed
// error (TOO_MANY) or loses its connection. Nothing waits or grows without bound.

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
  /** One IPv4 address or 56-bit IPv6 network. A whole party may share one. */
  address: {
    sockets: 256,
    queries: 4_096,
    /** Concurrent calls, and as many concurrent runs of live queries. Others are queued. */
    runsAtOnce: 4,
    callsWaiting: 256,
    /** Per bar. */
    orders: { burst: 90, everyMs: 1 * seconds },
    /** At all bars together, also at invented ones. */
    ordersAnywhere: { burst: 300, everyMs: 200 },
    /**
     * Calls whose refusal is stored for a day. All guests of a full bar may be refused twice when
     * it closes.
     */
    refusals: { burst: 120, everyMs: 2 * seconds },
    partyResponses: { burst: 120, everyMs: 1 * seconds },
    searches: { burst: 120, everyMs: 1 * seconds },
    /** Wrong codes at full speed. Each is forgotten after a while. */
    wrongCodes: { burst: 30, everyMs: 10 * seconds },
    /**
     * After too many wrong codes, this many are checked one after the other. Others are refused.
     */
    slowCodes: { burst: 21, everyMs: 500 },
    /** Calls of the identity provider, each of which writes even if it is refused. */
    identityCalls: { burst: 300, everyMs: 100 },
    /** From unknown devices. */
    signIns: { burst: 10, everyMs: 6 * seconds },
    /** A workshop of forty people may sign up within a minute or two. */
    signUps: { perMinute: 20, perDay: 200 },
  },
  /** One guest, by the key that their browser generated. */
  guest: {
    /** The maximum that an owner may allow one guest to have open. */
    orders: { burst: 20, everyMs: 5 * seconds },
    /** Calls whose refusal is stored, also those of a signed-in person. */
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
  /** A person's or an organization's own bars together. */
  account: {
    /** Searches, advice, new drinks, analyses. */
    aiCalls: { burst: 60, everyMs: 2 * seconds },
  },
  /** Tasks beyond these are refused. */
  thread: {
    waitingOfTurn: 256,
    waiting: 4_096,
  },
  /**
   * Tries at the password of one account. The buckets of all unknown and all known devices allow 60
   * and 40 per hour, so 100 in total.
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
    /**
     * After these a bar that never closes begins a new night. The owner sets the limits of a night:
     * `guestSearchLimits` in domain/mixologist/ai-features.ts.
     */
    nightHours: 18,
  },
} as const satisfies Record<string, Record<string, unknown>>;
