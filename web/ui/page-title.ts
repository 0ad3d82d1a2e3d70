import { useEffect } from 'react';

let title = '';
let count = 0;
let notice = '';

function show() {
  const named = notice ? `${notice} · ${title}` : title;
  document.title = count > 0 ? `(${count}) ${named}` : named;
}

/** Sets the page title, in the browser and in server rendering. */
export function usePageTitle(name: string): void {
  title = name;
  useEffect(() => {
    title = name;
    show();
  }, [name]);
}

/** Shows a count before the title, visible from other tabs. */
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

/** Shows a notice before the title, unless it is empty. */
export function useTitleNotice(text: string): void {
  useEffect(() => {
    notice = text;
    show();
    return () => {
      notice = '';
      show();
    };
  }, [text]);
}

export function renderedTitle(): string {
  return title;
}
