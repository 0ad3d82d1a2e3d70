// A load balancer in front of replicas: each request and each socket goes to the next one that
// accepts connections. While none does, it responds with its own error page, like a proxy.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

export interface Balancer {
  url: string;
  /** Requests that it could not pass on, or whose response did not come. */
  failed(): number;
  close(): void;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  let failed = 0;
  const inTurn = () => {
    const first = turn++;
    return ports.map((_, n) => ports[(first + n) % ports.length] as number);
  };
  const badGateway = (response: http.ServerResponse) => {
    failed++;
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  };

  /** A request whose connection is refused was not received, so the next replica gets it. */
  const pass = (
    [port, ...others]: number[],
    request: http.IncomingMessage,
    body: Buffer,
    response: http.ServerResponse,
  ) => {
    if (port === undefined) return badGateway(response);
    const { method, url, headers } = request;
    const upstream = http.request({ host: '127.0.0.1', port, method, path: url, headers });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(others, request, body, response);
      else badGateway(response);
    });
    upstream.end(body);
  };

  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return;
    }
    pass(inTurn(), request, Buffer.concat(parts), response);
  });

  const passSocket = ([port, ...others]: number[], head: string, socket: net.Socket) => {
    if (port === undefined) return socket.destroy();
    const upstream = net.connect(port, '127.0.0.1');
    upstream.on('connect', () => {
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') passSocket(others, head, socket);
      else socket.destroy();
    });
    upstream.on('close', () => upstream.connecting || socket.destroy());
    socket.on('close', () => upstream.destroy());
  };
  server.on('upgrade', (request, socket: net.Socket) => {
    socket.on('error', () => {});
    passSocket(inTurn(), headOf(request), socket);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    failed: () => failed,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function headOf({ method, url, rawHeaders }: http.IncomingMessage): string {
  const lines = rawHeaders.map((part, n) => part + (n % 2 ? '\r\n' : ': '));
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
