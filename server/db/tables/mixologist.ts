import type { JSONColumnType } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { KeptAdvice } from '#domain/mixologist/mixologist.ts';
import type { Moment } from './moment.ts';

export interface MixologistTables {
  kept_advice: {
    bar_id: string;
    language: Language;
    version: string;
    advice: JSONColumnType<KeptAdvice>;
  };
  hidden_advice: {
    bar_id: string;
    /** Sorted. */
    ingredient_ids: string[];
    created_at: Moment;
  };
}
