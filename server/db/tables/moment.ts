import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date | undefined, Date>;
