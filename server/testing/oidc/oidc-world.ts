// A running server with sign-in at a fake issuer.
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { openWorld, type World } from '#server/testing/world.ts';
import { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts';
import { type OidcVisitor, openOidcVisitor } from './oidc-visitor.ts';

export interface OidcWorld {
  issuer: OidcIssuer;
  world: World;
  newVisitor(): OidcVisitor;
  close(): Promise<void>;
}

export async function openOidcWorld(env: Record<string, string> = {}): Promise<OidcWorld> {
  const issuer = await startOidcIssuer();
  const world = await openWorld({ ...issuer.settings, TRUST_PROXY: '1', ...env });
  return {
    issuer,
    world,
    newVisitor: () => openOidcVisitor(world.url, randomAddress()),
    async close() {
      await world.close();
      issuer.close();
    },
  };
}
