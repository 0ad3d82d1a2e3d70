// Paths of pages that the server links to, in its log and its mails.
export function resetPath(token: string): string {
  return `/bartender/reset?token=${encodeURIComponent(token)}`;
}

/** Target of the link in a confirmation mail. */
export const confirmedPath = '/bartender';

export function invitationPath(id: string): string {
  return `/bartender/invitation/${encodeURIComponent(id)}`;
}
