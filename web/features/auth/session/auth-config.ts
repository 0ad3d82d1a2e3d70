import { use } from 'react';
import { type AuthConfig, configPath } from '#domain/auth/auth-config.ts';

const retryMs = 3_000;
let loading: Promise<AuthConfig> | undefined;

/** Retries forever, because nothing can be shown without the provider's name. */
async function load(): Promise<AuthConfig> {
  for (;;) {
    const response = await fetch(configPath).catch(() => undefined);
    const config = response?.ok && (await response.json().catch(() => undefined));
    // A proxy may respond instead of the server. An older version does not mention passwords,
    // because it always has them.
    if (config?.provider) return { hasPasswords: true, ...config };
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

export function useAuthConfig(): AuthConfig {
  loading ??= load();
  return use(loading);
}

/** Sign-in methods of the embedded provider. `issuer` is the display name of the OIDC issuer. */
export function useEmbeddedConfig() {
  const config = useAuthConfig();
  const { hasPasswords, oidcName } =
    config.provider === 'embedded' ? config : { hasPasswords: false, oidcName: undefined };
  return { hasPasswords, hasIssuer: oidcName !== undefined, issuer: oidcName ?? '' };
}
