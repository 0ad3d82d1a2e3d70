import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Boot } from '#domain/page-rendering.ts';
import { App } from './app/app.tsx';
import { currentLanguage, prepareLanguage } from './i18n/language.ts';
import { preload } from './rpc/preloaded.ts';
import { setBoot } from './ui/boot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

const json = document.getElementById('boot')?.textContent;
const boot: Boot | undefined = json ? JSON.parse(json) : undefined;
if (boot) {
  setBoot(boot);
  preload(boot.answers);
  // All spellings of an address are rendered as one, which the browser shows from now on.
  if (location.pathname + location.search !== boot.address) {
    history.replaceState(history.state, '', boot.address + location.hash);
  }
}
await prepareLanguage();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A page rendered in another language than the visitor's choice cannot be hydrated.
if (boot?.language === currentLanguage()) hydrateRoot(root, app);
else createRoot(root).render(app);
