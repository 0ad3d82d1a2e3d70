import type { Moment } from './moment.ts';

export interface AccountTables {
  users: {
    issuer: string;
    subject: string;
    email: string | null;
    name: string | null;
    created_at: Moment;
  };
  accounts: {
    id: string;
    kind: 'person' | 'organization';
    issuer: string;
    subject: string;
    created_at: Moment;
  };
  account_people: { account_id: string; issuer: string; subject: string };
}
