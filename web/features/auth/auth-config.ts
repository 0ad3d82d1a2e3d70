import { use } from 'react';
import { type AuthConfig, configPath } from '#domain/auth-config.ts';

const retryMs = 3_000;
let loading: Promise<AuthConfig> | undefined;

/** Who signs people in. Without an answer there is nothing to show, so it is asked for until it comes. */
async function load(): Promise<AuthConfig> {
  for (;;) {
    const response = await fetch(configPath).catch(() => undefined);
    const config = response?.ok && (await response.json().catch(() => undefined));
    // What a proxy says in the server's place is as good as nothing.
    if (config?.provider) return config;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

export function useAuthConfig(): AuthConfig {
  loading ??= load();
  return use(loading);
}
