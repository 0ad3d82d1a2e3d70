import type { Glass } from '#domain/drinks/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Purchase } from '#domain/ingredients/packs.ts';
import type { Localized } from '#domain/languages.ts';
import type { Level } from '#domain/levels.ts';

/**
 * `other`: its guests named another drink that is planned. `purchases`: it needs too many
 * purchases. `room`: there are enough drinks. `refused`: it contains something that its guests must
 * not drink.
 */
export const omissions = ['other', 'purchases', 'room', 'refused'] as const;
export type Omission = (typeof omissions)[number];

/** `nothing`: no drink is close enough. `unclear`: nothing was understood. */
export type Unserved = 'nothing' | 'unclear' | 'despair';

export interface PlainPour {
  ingredientId: string;
  ml: number;
  glass: Glass;
}

/** As stored, in both languages. Optional fields are missing in analyses of earlier versions. */
export interface PartyAnalysis {
  summary: Localized;
  responsesRead: number;
  drinks: {
    id: string;
    name: Localized;
    confidence: Level;
    matchingGuests: number;
    servings?: number;
    plain?: PlainPour;
  }[];
  list: {
    ingredientId: string;
    name: Localized;
    category: IngredientCategory;
    purchase: Purchase;
    priority: Level;
    isGarnish?: boolean;
  }[];
  people?: { adults: number; children: number };
  /** `understood`: groups of guests. `suited`: people whom a drink suits. */
  understood?: number;
  suited?: number;
  /** `servings`: drinks per person. `hours`: the duration that the host wrote. */
  assumed?: { servings: number; hours: number | null };
  /** Allergies, diets and abstinence by response, so that names are deleted with it. */
  needs?: {
    responseId: string;
    people: number;
    needs: Localized[];
    notFor: Localized[];
    toCheck: Localized[];
  }[];
  /** Each counts as one full bottle or pack. */
  fromShelf?: Localized[];
  iceKg?: number;
  glasses?: { glass: Glass; count: number }[];
  omitted?: { name: Localized; guests: number; reason: Omission; missing: Localized[] }[];
  /** By response, so that names are deleted with it. */
  unserved?: { responseId: string; people: number; reason: Unserved; nearest: Localized | null }[];
}
