import type { Glass } from '#domain/drinks/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Purchase } from '#domain/ingredients/packs.ts';
import type { Localized } from '#domain/languages.ts';
import type { Level } from '#domain/levels.ts';

/**
 * Why a drink that guests named is not planned: they named another that is (`other`), it would take
 * too many purchases (`purchases`), there are enough drinks (`room`), or it has what those who named
 * it must not drink (`refused`).
 */
export const omissions = ['other', 'purchases', 'room', 'refused'] as const;
export type Omission = (typeof omissions)[number];

/**
 * Why nothing suits a guest: no drink of the plan is close enough, nothing was understood, or they
 * write in despair.
 */
export type Unserved = 'nothing' | 'unclear' | 'despair';

/** An ingredient that is drunk by itself. */
export interface PlainPour {
  ingredientId: string;
  ml: number;
  glass: Glass;
}

/**
 * The analysis of a party as it is stored: in all languages, so that each reader gets their own. What
 * is optional is missing in analyses of earlier versions.
 */
export interface PartyAnalysis {
  summary: Localized;
  responsesRead: number;
  /** Those that guests named first. */
  drinks: {
    id: string;
    name: Localized;
    confidence: Level;
    matchingGuests: number;
    servings?: number;
    /** Poured as it is: a glass of beer. */
    plain?: PlainPour;
  }[];
  list: {
    ingredientId: string;
    name: Localized;
    category: IngredientCategory;
    purchase: Purchase;
    priority: Level;
    /** Only to decorate drinks. */
    isGarnish?: boolean;
  }[];
  people?: { adults: number; children: number };
  /** How many groups of guests were understood, and how many people the drinks suit. */
  understood?: number;
  suited?: number;
  /** How many drinks a person has, and the hours that the host wrote. */
  assumed?: { servings: number; hours: number | null };
  /**
   * Allergies, diets and who drinks no alcohol, by the response, so that names are deleted with it;
   * with those of the drinks that they must not have, and whose ingredients are not all known.
   */
  needs?: {
    responseId: string;
    people: number;
    needs: Localized[];
    notFor: Localized[];
    toCheck: Localized[];
  }[];
  /** What of the shelf is used; each counts as one full bottle or pack. */
  fromShelf?: Localized[];
  iceKg?: number;
  glasses?: { glass: Glass; count: number }[];
  /** Drinks that guests named and that are not planned. */
  omitted?: { name: Localized; guests: number; reason: Omission; missing: Localized[] }[];
  /** Guests whom no drink suits. By their response, so that names are deleted with it. */
  unserved?: { responseId: string; people: number; reason: Unserved; nearest: Localized | null }[];
}
