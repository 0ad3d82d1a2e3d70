/** Where this installation can be reached. */
export interface Addresses {
  /** What the operator has set; null where links follow the address of each page. */
  publicUrl: string | null;
  /** Origins for other devices of the server's network. */
  network: string[];
}

/** Whether a host is the device itself, so that no other device can open a link to it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}
