// What was typed and not sent. It outlives a reload, since a phone forgets the pages it does not
// show, and it ends with the tab. Storage may be forbidden: it then ends with what it was typed in.
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
