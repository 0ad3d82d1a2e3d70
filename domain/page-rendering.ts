// The interface between the server and web/entry-server.tsx.

import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import type { Language } from './languages.ts';

/** The state from which a rendered page and its browser both start. */
export interface Boot {
  address: string;
  language: Language;
  unitPreference: UnitPreference;
  /** Joined by commas. */
  leftOut: string;
  /** By name and input. */
  answers: Record<string, unknown>;
  /** The names of the scripts of parts in the page. */
  partScripts: string[];
}

export interface RenderResult {
  html: string;
  title: string;
  description: string;
  partScripts: string[];
  used: string[];
  /** Rendering again with their results completes the page. */
  missing: string[];
}

export type RenderedPage = 'entry' | 'bar' | 'party';

export interface RenderEntry {
  /** Loads what a browser would load later. Call it once before rendering. */
  prepare: () => Promise<void>;
  render: (boot: Omit<Boot, 'partScripts'>) => RenderResult;
}
