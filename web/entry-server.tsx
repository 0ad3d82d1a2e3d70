// The server's way to render a page. Built apart, into dist/server.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { languages } from '#domain/languages.ts';
import { App, Party } from './app/app.tsx';
import { SmartResults } from './features/guest/drinks.tsx';
import { en } from './i18n/en.ts';
import { bringTexts, renderIn } from './i18n/language.ts';
import { sk } from './i18n/sk.ts';
import { missedKeys, preload, usedKeys } from './rpc/preloaded.ts';
import { type Boot, setBoot } from './ui/boot.ts';
import { renderedTitle } from './ui/page-title.ts';

const messages = { en, sk };

export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** The keys of queries whose answers were used. */
  used: string[];
  /** The keys of queries whose answers were wanting: with them, it can be rendered again. */
  missing: string[];
}

/** Once, before anything is rendered: what is fetched later in a browser must be at hand here. */
export async function prepare(): Promise<void> {
  await Promise.all([Party.bring(), SmartResults.bring()]);
  await Promise.all(languages.map(bringTexts));
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
