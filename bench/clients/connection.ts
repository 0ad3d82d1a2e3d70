// One keep-alive connection that sends one request at a time. It does as little work as possible,
// because the servers are measured.
import { once } from 'node:events';
import net from 'node:net';
import { fill } from './requests.ts';

export interface Connection {
  /** Sends a request as text, and returns the body of the response. */
  ask(text: string): Promise<Buffer>;
  end(): void;
}

export async function connect(port: number): Promise<Connection> {
  const socket = net.connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let answer: PromiseWithResolvers<Buffer> | undefined;
  let parts: Buffer[] = [];
  let missing = -1;
  socket.on('error', (error) => answer?.reject(error));
  socket.on('close', () => answer?.reject(new Error('the connection was closed')));
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    if (missing < 0) {
      const head = parts.length === 1 ? part : Buffer.concat(parts);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const lines = head.toString('latin1', 0, end);
      if (!lines.startsWith('HTTP/1.1 200')) return answer?.reject(new Error(head.toString()));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(lines)?.[1]);
      parts = [head.subarray(end + 4)];
      missing -= head.length - end - 4;
    } else missing -= part.length;
    if (missing > 0) return;
    answer?.resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts));
    parts = [];
    missing = -1;
  });
  return {
    ask(text) {
      answer = Promise.withResolvers();
      socket.write(fill(text));
      return answer.promise;
    },
    end() {
      answer = undefined;
      socket.destroy();
    },
  };
}
