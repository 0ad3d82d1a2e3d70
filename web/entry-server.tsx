// Renders a page on the server. Built separately, into dist/server.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { languages } from '#domain/languages.ts';
import { App, Party } from './app/app.tsx';
import { SmartResults } from './features/guest/drinks.tsx';
import { en } from './i18n/en.ts';
import { loadTexts, renderIn } from './i18n/language.ts';
import { sk } from './i18n/sk.ts';
import { missedKeys, preload, usedKeys } from './rpc/preloaded.ts';
import { type Boot, setBoot } from './ui/boot.ts';
import { renderedTitle } from './ui/page-title.ts';

const messages = { en, sk };

export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** Keys of the queries whose preloaded results were used. */
  used: string[];
  /** Keys of the queries without a preloaded result; with these, the page can be rendered again. */
  missing: string[];
}

/** Call once before `render`: loads the lazy parts and all texts. */
export async function prepare(): Promise<void> {
  await Promise.all([Party.preload(), SmartResults.preload()]);
  await Promise.all(languages.map(loadTexts));
}

export function render(boot: Boot): Rendered {
  setBoot(boot);
  renderIn(boot.language, messages[boot.language]);
  preload(boot.answers);
  const html = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  const { pageDescription } = messages[boot.language];
  return {
    html,
    title: renderedTitle(),
    description: pageDescription,
    used: usedKeys(),
    missing: missedKeys(),
  };
}
