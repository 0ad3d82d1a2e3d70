import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { clientAddress } from '#server/http/address.ts';
import { isSameOrigin } from '#server/http/security.ts';
import type { TransportOptions } from '#server/rpc/http.ts';
import { LiveQueries } from '#server/rpc/live.ts';
import { serveLive } from '#server/rpc/socket.ts';

export function startLiveQueries(
  app: FastifyInstance,
  { publicUrl, trustProxy }: Config,
  transport: TransportOptions,
) {
  const live = new LiveQueries(transport.services);
  const sockets = serveLive(app.server, {
    ...transport,
    live,
    addressOf: (request) => clientAddress(request, trustProxy),
    allowsOrigin: (request) => isSameOrigin(request, publicUrl),
  });
  return { live, sockets };
}
