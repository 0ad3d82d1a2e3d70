// The organization that this tab acts for. It outlives a reload. Each tab has its own, so that a
// switch in one never changes another.
const key = 'organization';

interface Choice {
  /** Whose choice it is: somebody else may sign in later. */
  person: string;
  /** Null: for the person alone. */
  organizationId: string | null;
}

let current: Choice | undefined;

export function chosenOrganization(): Choice | undefined {
  current ??= read();
  return current;
}

export function chooseOrganization(choice: Choice): void {
  current = choice;
  // Storage may be forbidden: the choice then lasts as long as the page.
  try {
    sessionStorage.setItem(key, JSON.stringify(choice));
  } catch {}
}

export function forgetOrganization(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function read(): Choice | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
