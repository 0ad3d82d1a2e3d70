import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface Schema {
  migrations: { number: number; name: string; checksum: string; applied_at: Moment };
  settings: { name: string; value: string };
  idempotency: {
    client: string;
    key: string;
    function: string;
    payload_hash: string;
    result: JSONColumnType<{ value: unknown }, string | undefined, string> | null;
    created_at: Moment;
  };
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
  bars: {
    id: Generated<string>;
    account_id: string;
    name: string;
    description: string | null;
    code: string;
    is_active: Generated<boolean>;
    is_open: Generated<boolean>;
    created_at: Moment;
  };
}
