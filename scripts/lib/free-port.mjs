import { once } from 'node:events';
import net from 'node:net';

// Below the ephemeral ports: an outgoing connection could take one of those meanwhile.
const first = 10_240;
const last = 32_000;

/**
 * A free port of this machine.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = first + Math.floor(Math.random() * (last - first));
  const server = net.createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch {
    return freePort();
  } finally {
    server.close();
  }
}
