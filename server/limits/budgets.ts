// Every limit on how much one socket, address, guest, person or bar may ask of the server, in one
// table. A request over its limit gets a typed error (TOO_MANY) or loses its connection; nothing
// waits or grows without bound.

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
  /** One IPv4 address or IPv6 network of 64 bits. A whole party may sit behind one. */
  address: {
    sockets: 256,
    queries: 4_096,
    /** Calls at the same time, and as many runs of live queries; the others wait for their turn. */
    runsAtOnce: 4,
    callsWaiting: 256,
    /** At one bar. */
    orders: { burst: 90, everyMs: 1 * seconds },
    /** At all bars together: whoever makes up bars is none of their guests. */
    ordersAnywhere: { burst: 300, everyMs: 200 },
    partyResponses: { burst: 120, everyMs: 1 * seconds },
    searches: { burst: 120, everyMs: 1 * seconds },
    /** A workshop of forty people may sign up within a minute or two. */
    /** Calls of the identity provider, each of which writes before it is refused. */
    identityCalls: { burst: 300, everyMs: 100 },
    signUps: { perMinute: 20, perDay: 200 },
  },
  /** One browser of a guest, by the key that it made up for itself. */
  guest: {
    orders: { burst: 10, everyMs: 5 * seconds },
    /** At one bar, not yet completed. */
    openOrders: 10,
    /** A tap on each of the moods, one after another. */
    searches: { burst: 8, everyMs: 3 * seconds },
  },
  /** One person who has signed in. */
  person: {
    organizations: 10,
    invitationsPerDay: 20,
    confirmationMailsPerDay: 5,
    resetMailsPerDay: 5,
    pendingCheckoutsPerHour: 20,
  },
  organization: {
    invitationsPerDay: 50,
  },
  bar: {
    orders: { burst: 240, everyMs: 250 },
    searches: { burst: 120, everyMs: 500 },
    /** A bar that is never closed begins a new night after these. What guests may spend in one is
     * for the owner to set: `guestSearchLimits` in domain/ai-features.ts. */
    nightHours: 18,
  },
} as const satisfies Record<string, Record<string, unknown>>;
