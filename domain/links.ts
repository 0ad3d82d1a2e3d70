// Pages that the server names, in its log and its mails.
export function resetPath(token: string): string {
  return `/bartender/reset?token=${encodeURIComponent(token)}`;
}

export function invitationPath(id: string): string {
  return `/bartender/invitation/${encodeURIComponent(id)}`;
}
