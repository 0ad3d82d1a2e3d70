// The answer to what a guest asks for.

export interface Pick {
  drinkId: string;
  reason: string;
}

export interface SearchAnswer {
  interpretation: string;
  picks: Pick[];
}

/** The full answer to a query, of which a guest reads the interpretation and the picks. */
export interface MenuAnswer extends SearchAnswer {
  /** The drinks that meet the guest's constraints, best first. No other may be picked. */
  ranked: readonly string[];
  /** Those of them that were asked for by name: they come first, whoever answers. */
  named: readonly string[];
  /** Reasons for drinks beside the picks, where a model may pick them. */
  reasons: Readonly<Record<string, string>>;
  /** What every answer ends with: who has an allergy is asked to tell the bar. Empty for others. */
  note: string;
  /** The interpretation stays as it is, whoever picks the drinks. */
  keepsWording?: true;
  /** The guest speaks of harming themselves: there are no drinks, and no model is asked. */
  isCrisis: boolean;
}
