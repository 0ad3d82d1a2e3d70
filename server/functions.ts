import type { Db, Tx } from './db/database.ts';
import * as rpc from './rpc/function.ts';
import type { Services } from './services.ts';

/** Each call has its own database handle, which may be a transaction. */
type CallServices = Omit<Services, 'db'>;

export const { query, mutation, statement, action } = rpc.defineFunctions<CallServices>();

export type Context<D extends Db | Tx = Db> = rpc.Context<CallServices, D>;
export type Access<I, G> = rpc.Access<CallServices, I, G>;
