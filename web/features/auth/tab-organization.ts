// The organization that this tab acts for: null for the person alone, undefined before it is known.
// It outlives a reload. Each tab has its own, so that a switch in one never changes another.
const key = 'organization';
let current: string | null | undefined;

export function get(): string | null | undefined {
  current ??= read();
  return current;
}

export function set(organizationId: string | null): void {
  current = organizationId;
  // Storage may be forbidden: the choice then lasts as long as the page.
  try {
    sessionStorage.setItem(key, JSON.stringify(organizationId));
  } catch {}
}

export function clear(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function read(): string | null | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
    return typeof stored === 'string' ? stored : stored === null ? null : undefined;
  } catch {
    return undefined;
  }
}
