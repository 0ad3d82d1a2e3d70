import { once } from 'node:events';
import net from 'node:net';

// Below the ephemeral ports, which outgoing connections could take in between.
const first = 10_240;
const last = 32_000;

/**
 * A port of this machine that nobody listens on.
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
