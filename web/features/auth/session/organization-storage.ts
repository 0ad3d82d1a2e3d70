// The organization of this tab, in session storage. It survives a reload, and a switch in one tab
// does not affect another.
const key = 'organization';

interface StoredOrganization {
  /** The person who chose it. Another person may sign in later. */
  person: string;
  /** Null: the person alone. */
  organizationId: string | null;
}

let current: StoredOrganization | undefined;

export function readOrganization(): StoredOrganization | undefined {
  current ??= read();
  return current;
}

export function storeOrganization(organization: StoredOrganization): void {
  current = organization;
  // Storage may be blocked. The choice then lasts as long as the page.
  try {
    sessionStorage.setItem(key, JSON.stringify(organization));
  } catch {}
}

export function clearOrganization(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function read(): StoredOrganization | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
