// Pages that the server names, in its log and its mails.
export function resetPath(token: string): string {
  return `/bartender/reset?token=${encodeURIComponent(token)}`;
}

/** Where the link of a confirmed address leads. */
export const confirmedPath = '/bartender';

export function invitationPath(id: string): string {
  return `/bartender/invitation/${encodeURIComponent(id)}`;
}
