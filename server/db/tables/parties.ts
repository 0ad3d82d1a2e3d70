import type { Generated, JSONColumnType } from 'kysely';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import type { Moment } from './moment.ts';

export interface PartyTables {
  parties: {
    id: Generated<string>;
    bar_id: string;
    name: string;
    description: string | null;
    share_code: string;
    is_active: Generated<boolean>;
    is_voting_closed: Generated<boolean>;
    voting_closed_at: Date | null;
    responses_count: Generated<number>;
    analysis: JSONColumnType<PartyAnalysis> | null;
    analysed_at: Date | null;
    created_at: Moment;
  };
  party_responses: {
    id: Generated<string>;
    party_id: string;
    guest_name: string | null;
    preferences: string;
    guest_key: string | null;
    created_at: Moment;
  };
}
