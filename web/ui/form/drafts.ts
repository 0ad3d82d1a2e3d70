// Unsent text in sessionStorage. It survives reloads, because phones unload background pages, and
// ends with the tab. If storage is blocked, drafts are not saved.
const prefix = 'draft ';

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(key: string, draft: string): void {
  try {
    if (draft) sessionStorage.setItem(prefix + key, draft);
    else sessionStorage.removeItem(prefix + key);
  } catch {}
}
