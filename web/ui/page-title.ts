import { useEffect } from 'react';

let title = '';
let count = 0;
let news = '';

function show() {
  const named = news ? `${news} · ${title}` : title;
  document.title = count > 0 ? `(${count}) ${named}` : named;
}

/** Names the page in the browser's tab and, when the server renders, in its answer. */
export function usePageTitle(name: string): void {
  title = name;
  useEffect(() => {
    title = name;
    show();
  }, [name]);
}

/** Puts a number before the name, for those who look at another tab. */
export function useTitleCount(number: number): void {
  useEffect(() => {
    count = number;
    show();
    return () => {
      count = 0;
      show();
    };
  }, [number]);
}

/** Puts what has just happened before the name; nothing, where it is empty. */
export function useTitleNotice(happened: string): void {
  useEffect(() => {
    news = happened;
    show();
    return () => {
      news = '';
      show();
    };
  }, [happened]);
}

export function renderedTitle(): string {
  return title;
}
