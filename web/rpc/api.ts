// Names and types of the server's functions. The only file that imports from the server.
import type * as z from 'zod/mini';
import type { Api } from '#server/api.ts';

export type { ResultOf } from '#server/api.ts';

type NamesOf<K> = { [N in keyof Api]: Api[N]['kind'] extends K ? N : never }[keyof Api];

export type QueryName = NamesOf<'query'>;
export type MutationName = NamesOf<'mutation'>;
export type ActionName = NamesOf<'action'>;

export type InputOf<N extends keyof Api> = z.input<Api[N]['input']>;
