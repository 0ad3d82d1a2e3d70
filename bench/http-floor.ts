// The floor of bench/http.ts: what Node's own HTTP server and a bare WebSocket server do with the same
// bytes. It reads each request to its end and answers what it was given for that path.
import http from 'node:http';
import { WebSocketServer } from 'ws';
import { freePort } from '#scripts/lib/free-port.mjs';

/** The body of the answer to each path, and the live answer to each function by its name. */
export interface FloorAnswers {
  paths: Record<string, Buffer>;
  live: Record<string, Buffer>;
}

let answers: FloorAnswers = { paths: {}, live: {} };
process.on('message', (message: FloorAnswers | 'cpu') => {
  if (message === 'cpu') return process.send?.(process.cpuUsage());
  answers = message;
  process.send?.('ready');
});

const server = http.createServer((request, response) => {
  request.on('end', () => {
    const body = answers.paths[request.url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-length': body?.length ?? 0 });
    response.end(body);
  });
  request.resume();
});
new WebSocketServer({ server, path: '/live', perMessageDeflate: false }).on(
  'connection',
  (socket) => {
    socket.on('message', (data) => {
      for (const key of JSON.parse(data.toString()).queries as string[]) {
        socket.send(answers.live[JSON.parse(key)[0]] ?? '', { binary: false });
      }
    });
  },
);
const port = await freePort();
server.listen(port, '127.0.0.1', () => process.send?.({ port }));
