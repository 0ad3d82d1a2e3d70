// 'table:scope', once for each scope column of a tracked table (`track_changes` in db/migrations).

/** See `topicToRead`. */
export const catalogue = 'catalogue';
/** Sent by this process itself, see `DiskSpace`. */
export const diskLevel = 'installation:disk';

export const user = (subject: string) => `users:${subject}`;
export const accountsOfPerson = (subject: string) => `account_people:${subject}`;

export const bar = (barId: string) => `bars:${barId}`;
export const barWithCode = (barCode: string) => `bars:${barCode}`;
export const barsOfAccount = (accountId: string) => `bars:${accountId}`;

export const inventory = (barId: string) => `inventory:${barId}`;
const drink = (drinkId: string) => `drinks:${drinkId}`;
const drinksOfBar = (barId: string) => `drinks:${barId}`;
export const menuEntries = (barId: string) => `menu_entries:${barId}`;
export const popularDrinks = (barId: string) => `popular_drinks:${barId}`;
export const ingredientsOfAccount = (accountId: string) => `ingredients:${accountId}`;
export const ingredientsOfBar = (barId: string) => `ingredients:${barId}`;
const recipe = (drinkId: string) => `drink_ingredients:${drinkId}`;

export const ordersOfBar = (barId: string) => `orders:${barId}`;
export const ordersMadeBy = (barId: string) => `orders:made-${barId}`;
export const ordersOfGuest = (guestKey: string) => `orders:${guestKey}`;
/** Sent by this process itself, see `Queues`. */
export const placesInQueue = (barId: string, guestKey: string) => `places:${barId}:${guestKey}`;

export const drafts = (barId: string) => `drink_drafts:${barId}`;

export const party = (partyId: string) => `parties:${partyId}`;
export const partyWithCode = (shareCode: string) => `parties:${shareCode}`;
export const partiesOfBar = (barId: string) => `parties:${barId}`;
export const responsesToParty = (partyId: string) => `party_responses:${partyId}`;
export const responsesOfGuest = (guestKey: string) => `party_responses:${guestKey}`;

export function advice(barId: string): string[] {
  return [`kept_advice:${barId}`, `hidden_advice:${barId}`];
}

export const credits = (accountId: string) => `credit_balances:${accountId}`;
export const purchases = (accountId: string) => `credit_purchases:${accountId}`;

export function orderBoard(barId: string): string[] {
  return [ordersOfBar(barId), ordersMadeBy(barId)];
}

/** With their places in the queue. */
export function guestOrders(barId: string, guestKey: string): string[] {
  return [ordersOfGuest(guestKey), placesInQueue(barId, guestKey)];
}

export function organization(organizationId: string): string[] {
  return [`member:${organizationId}`, `invitation:${organizationId}`];
}

export function menu(barId: string): string[] {
  return [
    catalogue,
    bar(barId),
    inventory(barId),
    drinksOfBar(barId),
    menuEntries(barId),
    ingredientsOfBar(barId),
  ];
}

export function drinkWithRecipe(drinkId: string): string[] {
  return [catalogue, drink(drinkId), recipe(drinkId)];
}

export function parseTopic(topic: string): { table: string; scope: string } {
  const [table = '', scope = ''] = topic.split(':');
  return { table, scope };
}

const catalogueTables = ['catalogues', 'ingredients', 'drinks', 'drink_ingredients'];
const uuid = /^[0-9a-f]{8}-/;

/** Ids of the catalogue are slugs. A bar and its own drinks have UUIDs. */
export function isCatalogueId(id: string): boolean {
  return !uuid.test(id);
}

export function isAboutCatalogue(topic: string): boolean {
  const { table, scope } = parseTopic(topic);
  return catalogueTables.includes(table) && isCatalogueId(scope);
}

/** All rows of the catalogue share one topic. */
export function topicToRead(topic: string): string {
  return isAboutCatalogue(topic) ? catalogue : topic;
}
