import { useEffect } from 'react';

let rendered = '';

/** Names the page in the browser's tab and, when the server renders, in its answer. */
export function usePageTitle(title: string): void {
  rendered = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function renderedTitle(): string {
  return rendered;
}
