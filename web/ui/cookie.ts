/** Stores a setting that the server needs to render the page. */
export function rememberInCookie(name: string, value: string, seconds = 31_536_000): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
