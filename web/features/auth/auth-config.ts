import { use } from 'react';
import { type AuthConfig, configPath } from '#domain/auth-config.ts';

const retryMs = 3_000;
let loading: Promise<AuthConfig> | undefined;

/** Who signs people in. Without an answer there is nothing to show, so it is asked for until it comes. */
async function load(): Promise<AuthConfig> {
  for (;;) {
    const response = await fetch(configPath).catch(() => undefined);
    if (response?.ok) return response.json();
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

export function useAuthConfig(): AuthConfig {
  loading ??= load();
  return use(loading);
}
