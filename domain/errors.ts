import type { AiFeature } from '#domain/mixologist/ai-features.ts';

// The web has its own texts for these codes, so this table stays out of its scripts.
export const errors = {
  INVALID_REQUEST: { status: 400, message: 'Invalid request' },
  INVALID_CURSOR: { status: 400, message: 'The list has changed: start from its first page' },
  UNAUTHORIZED: { status: 401, message: 'You must be logged in' },
  FORBIDDEN: { status: 403, message: 'Access forbidden' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Insufficient credits' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  UNKNOWN_FUNCTION: { status: 404, message: 'No function has this name' },
  DRINK_NOT_FOUND: { status: 404, message: 'Drink not found' },
  ORDER_NOT_FOUND: { status: 404, message: 'Order not found' },
  BAR_CLOSED: { status: 409, message: 'Bar Currently Closed' },
  BAR_PAUSED: { status: 409, message: 'The bar takes no orders for a moment' },
  BAR_FULL: { status: 409, message: 'The bar has as many open orders as it takes' },
  TOO_MANY_OPEN: { status: 409, message: 'You have as many drinks on the way as the bar allows' },
  SOLD_OUT: { status: 409, message: 'This drink is sold out' },
  NAME_TAKEN: { status: 409, message: 'This name is taken' },
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody else has changed it meanwhile' },
  LIMIT_REACHED: { status: 409, message: 'There is no room for more' },
  IN_USE: { status: 409, message: 'It is still in use' },
  CANNOT_MAKE: { status: 409, message: 'Cannot make this drink with current inventory' },
  TOO_FEW_INGREDIENTS: {
    status: 409,
    message: 'You need at least 3 available ingredients to generate AI drinks',
  },
  NOTHING_TO_CREATE: { status: 409, message: 'No new drink can be made of these ingredients' },
  WISH_TOO_LONG: { status: 409, message: 'The wishes are too long together' },
  TOO_COMPLEX: { status: 409, message: 'This is more than can be read: please say it shorter' },
  NEED_HELP: { status: 409, message: 'Nobody should be alone with this: please call for help' },
  INGREDIENT_NOT_AVAILABLE: { status: 409, message: 'Ingredient not available' },
  DRAFT_NOT_FOUND: { status: 409, message: 'This drink was not offered, or too long ago' },
  SEARCH_OFF: { status: 409, message: 'This bar has switched smart search off' },
  SEARCH_PAUSED: { status: 409, message: 'Smart search is resting: browse the menu' },
  PURCHASES_OFF: { status: 409, message: 'Credits cannot be bought here' },
  CANNOT_UPDATE_ORDER: { status: 409, message: 'Cannot update order' },
  NO_RESPONSES: { status: 409, message: 'There are no responses yet' },
  KEY_REUSED: { status: 409, message: 'This idempotency key belongs to another request' },
  TOO_LARGE: { status: 413, message: 'The request is too large' },
  TOO_MANY: { status: 429, message: 'Too many requests' },
  USAGE_LIMIT: { status: 429, message: 'Usage limit reached' },
  UNEXPECTED: { status: 500, message: 'Something went wrong' },
  STORAGE_FULL: { status: 507, message: 'There is no room left to write down anything new' },
  UNAVAILABLE: { status: 503, message: 'Service temporarily unavailable' },
  /** Thrown by the client only, when it cannot reach the server. */
  NETWORK: { status: 0, message: 'Network error' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export interface ErrorDetails {
  INVALID_REQUEST: { issues: { path: string; message: string }[] };
  BAR_PAUSED: { until: number | null };
  SOLD_OUT: { drinkId: string };
  CANNOT_MAKE: { drinkId: string };
  TOO_MANY_OPEN: { open: number; limit: number };
  /** `why`: whose limit is reached for tonight. */
  SEARCH_PAUSED: { why: 'guest' | 'bar' };
  /** `lines`: telephone numbers. */
  NEED_HELP: { lines: string[] };
  NAME_TAKEN: { by: 'own' | 'classic' | 'ingredient'; name: string };
  CHANGED_MEANWHILE: { version: number; by: string | null };
  LIMIT_REACHED: { limit: number };
  IN_USE: { names: string[] };
  TOO_LARGE: { limitBytes: number };
  TOO_MANY: { retryAfterSeconds: number };
  USAGE_LIMIT: { feature: AiFeature; limit: number; resetsAt: number };
}

export type DetailsOf<C extends ErrorCode> = C extends keyof ErrorDetails ? ErrorDetails[C] : null;

/** `id` appears in the server's log. */
export interface WireError<C extends ErrorCode = ErrorCode> {
  code: C;
  message: string;
  data: DetailsOf<C>;
  id: string;
}

export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override name = 'AppError';
  readonly code: C;
  readonly data: DetailsOf<C>;
  readonly id: string | undefined;

  constructor(code: C, data: DetailsOf<C>, id?: string) {
    super(code);
    this.code = code;
    this.data = data;
    this.id = id;
  }
}

export function wireError({ code, data }: AppError, id: string): WireError {
  return { code, message: errors[code].message, data, id };
}

/** `instanceof` alone loses the type of the code. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
