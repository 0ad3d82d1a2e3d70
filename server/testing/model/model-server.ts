// With OpenAI's interface. A test sets its replies.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A text is the model's answer, `to` builds it from the request, and a function writes the response
 * itself.
 */
export type Reply =
  | string
  | { to: (request: Asked) => string }
  | ((response: ServerResponse) => void);

interface Asked {
  messages: { role: string; content: string }[];
  response_format?: unknown;
}

export interface ModelServer {
  baseUrl: string;
  /** Oldest first. */
  requests: Asked[];
  heads: { path: string; headers: IncomingHttpHeaders }[];
  /** Sets the replies, in order. The last one repeats. */
  script(...replies: Reply[]): void;
  close(): void;
}

export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `status ${code}` } }));
  };

export const silence: Reply = () => {};

export const stall: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id": "x", "choices": [{"index": 0, "mess');
};

export async function startModelServer(): Promise<ModelServer> {
  let replies: Reply[] = [];
  const requests: ModelServer['requests'] = [];
  const heads: ModelServer['heads'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heads.push({ path: request.url ?? '', headers: request.headers });
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    requests.push(asked);
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? '';
    if (typeof reply === 'function') return reply(response);
    const content = typeof reply === 'string' ? reply : reply.to(asked);
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, choices }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    heads,
    script(...next) {
      replies = next;
      requests.length = 0;
      heads.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
