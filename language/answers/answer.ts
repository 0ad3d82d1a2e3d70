export interface Pick {
  drinkId: string;
  reason: string;
}

export interface SearchAnswer {
  interpretation: string;
  picks: Pick[];
}

export interface MenuAnswer extends SearchAnswer {
  /** Drinks that meet the guest's constraints, best first. Only these may be picked. */
  ranked: readonly string[];
  named: readonly string[];
  /** Reasons for drinks beyond the picks, since a model may pick them. */
  reasons: Readonly<Record<string, string>>;
  /** Asks guests with an allergy to tell the bar. Empty for others. */
  note: string;
  /** A model may change the picks, but not the interpretation. */
  keepsWording?: true;
  /** The guest mentions self-harm. There are no drinks, and no model is asked. */
  isCrisis: boolean;
}
