// Renders a page on the server. Built separately into dist/server.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { languages } from '#domain/languages.ts';
import type { Boot, RenderResult } from '#domain/page-rendering.ts';
import { CodeEntry } from '#web/guest/arrival/parts.ts';
import { DrinkContent } from '#web/guest/drink-sheet/parts.ts';
import { ActiveFilters } from '#web/guest/filter/parts.ts';
import { EmptyMenu, Filters } from '#web/guest/menu/parts.ts';
import { PauseNotice } from '#web/guest/order/parts.ts';
import { SmartResults } from '#web/guest/search/parts.ts';
import { App, Party } from './app/app.tsx';
import { en } from './i18n/en.ts';
import { loadTexts, renderIn } from './i18n/language.ts';
import { takePartScripts } from './i18n/lazy-part.ts';
import { sk } from './i18n/sk.ts';
import { missedKeys, preload, usedKeys } from './rpc/preloaded.ts';
import { setBoot } from './ui/boot.ts';
import { Hydration } from './ui/hydration.tsx';
import { renderedTitle } from './ui/page-title.ts';

const messages = { en, sk };

export async function prepare(): Promise<void> {
  const parts = [
    CodeEntry,
    ActiveFilters,
    Party,
    SmartResults,
    PauseNotice,
    EmptyMenu,
    DrinkContent,
    Filters,
  ];
  await Promise.all(parts.map((part) => part.preload()));
  await Promise.all(languages.map(loadTexts));
}

export function render(boot: Omit<Boot, 'partScripts'>): RenderResult {
  setBoot({ ...boot, partScripts: [] });
  renderIn(boot.language, messages[boot.language]);
  preload(boot.answers);
  const html = renderToString(
    <StrictMode>
      <Hydration>
        <App />
      </Hydration>
    </StrictMode>,
  );
  const { pageDescription } = messages[boot.language];
  return {
    html,
    title: renderedTitle(),
    description: pageDescription,
    partScripts: takePartScripts(),
    used: usedKeys(),
    missing: missedKeys(),
  };
}
