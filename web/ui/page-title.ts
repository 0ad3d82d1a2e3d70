import { useEffect } from 'react';

let title = '';
let count = 0;

function show() {
  document.title = count > 0 ? `(${count}) ${title}` : title;
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

export function renderedTitle(): string {
  return title;
}
