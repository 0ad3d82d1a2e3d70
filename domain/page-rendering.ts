// What the server and the web's own entry for it (web/entry-server.tsx) hand each other.

import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import type { Language } from './languages.ts';

/** What the server knew when it rendered a page; the browser starts from the same. */
export interface Boot {
  address: string;
  language: Language;
  unitPreference: UnitPreference;
  /** What the guest leaves out of every drink, joined by commas. */
  leftOut: string;
  /** Results of queries, by name and input. */
  answers: Record<string, unknown>;
}

/** One rendering of a page, complete or not. */
export interface RenderResult {
  html: string;
  title: string;
  description: string;
  /** The keys of the queries whose answers were used. */
  used: string[];
  /** The keys of the queries whose answers were missing: with them, it can be rendered again. */
  missing: string[];
}

/** Pages that the server renders: a bar by its code, and the invitation to a party. */
export type RenderedPage = 'bar' | 'party';

/** The module that the web is built into for the server. */
export interface RenderEntry {
  /** The module of each page, as the build manifest names it. */
  pageModules: Record<RenderedPage, string>;
  /** Loads what a browser would fetch later. Once, before anything is rendered. */
  prepare: () => Promise<void>;
  render: (boot: Boot) => RenderResult;
}
