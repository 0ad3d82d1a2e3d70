export interface Addresses {
  /** Null where links follow the address of each page. */
  publicUrl: string | null;
  network: string[];
}

/** Other devices cannot open a link to such a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}
