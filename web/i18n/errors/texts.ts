import type { ErrorCode } from '#domain/errors.ts';
import type { Messages } from '#web/i18n/en.ts';
import { createTexts } from '#web/i18n/language.ts';

/** Errors that the guest's first page cannot meet. */
export const en = {
  UNAUTHORIZED: 'You must be logged in',
  UNAUTHORIZED_GUEST: 'Unauthorized. Please reload the page.',
  FORBIDDEN: 'Access forbidden',
  INSUFFICIENT_CREDITS: 'Insufficient credits',
  UNKNOWN_FUNCTION: 'An error occurred. Please reload the page.',
  DRINK_NOT_FOUND: 'Drink not found',
  ORDER_NOT_FOUND: 'Order not found',
  BAR_CLOSED: 'Bar Currently Closed',
  BAR_PAUSED: 'The bar is catching its breath. You can order again in a moment.',
  BAR_FULL: 'The bar has its hands full. Order fewer drinks, or wait a few minutes.',
  TOO_MANY_OPEN: 'You have enough drinks on the way. Order another when one has arrived.',
  SOLD_OUT: 'This drink is sold out right now. Choose another one.',
  NAME_TAKEN: 'This name is already taken. Choose another one.',
  CHANGED_MEANWHILE: 'Somebody else has changed it in the meantime. Please reload the page.',
  LIMIT_REACHED: 'There is no room for more. Remove something first.',
  IN_USE: 'It is still in use. Remove it there first.',
  CANNOT_MAKE: 'Cannot make this drink with current inventory',
  TOO_FEW_INGREDIENTS: 'You need at least 3 available ingredients to generate AI drinks.',
  WISH_TOO_LONG:
    'Together with the earlier wishes for this drink, that is too long. Write a new wish without a variation.',
  NOTHING_TO_CREATE:
    'No new drink can be made from these ingredients. Add a spirit, a juice or a mixer.',
  TOO_COMPLEX: 'That is more than we can read at once. Say it in fewer words.',
  NEED_HELP: "Please don't face this alone. Call now: someone will listen, day or night.",
  INGREDIENT_NOT_AVAILABLE: 'Ingredient not available',
  DRAFT_NOT_FOUND: 'This drink is no longer on offer. Generate another one.',
  SEARCH_OFF: 'This bar has switched Smart AI Match off. Browse the menu instead.',
  SEARCH_PAUSED: 'The AI has the night off. Browse the menu: everything is there.',
  PURCHASES_OFF: 'Credits cannot be bought here. Ask the person who runs this app.',
  CANNOT_UPDATE_ORDER: 'Cannot update order',
  NO_RESPONSES: 'There are no responses yet. Send the party link to your guests.',
  KEY_REUSED: 'An error occurred. Please reload the page.',
  TOO_LARGE: "That's too long. Shorten it and try again.",
  USAGE_LIMIT: 'Usage limit reached',
  STORAGE_FULL: "We can't save orders right now. Please tell the staff.",
} satisfies Record<Exclude<ErrorCode, keyof Messages['errors']> | 'UNAUTHORIZED_GUEST', string>;

export const useLaterErrors = createTexts(en, { sk: () => import('./texts.sk.ts') });
