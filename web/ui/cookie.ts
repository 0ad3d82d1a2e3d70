/** Stores a setting that the server needs to render the page. */
export function rememberInCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
