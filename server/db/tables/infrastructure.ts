import type { JSONColumnType } from 'kysely';
import type { ErrorCode } from '#domain/errors.ts';
import type { Moment } from './moment.ts';

export type StoredAnswer =
  | { value: unknown; refusal?: undefined }
  | { value?: undefined; refusal: { code: ErrorCode; data: unknown } };

export interface InfrastructureTables {
  migrations: { number: number; name: string; checksum: string; applied_at: Moment };
  settings: { name: string; value: string };
  rate_buckets: { key: string; full_at: Moment };
  idempotency: {
    client: string;
    key: string;
    function: string;
    payload_hash: string;
    result: JSONColumnType<StoredAnswer, string | undefined, string> | null;
    created_at: Moment;
  };
}
