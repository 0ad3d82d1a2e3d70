import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prepareLanguage } from './i18n/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

await prepareLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
