// The baseline (floor) of bench/http/http.ts: Node's own HTTP server and a bare WebSocket server
// with the same bytes. It reads each request to its end and sends the fixed response of its path.
import http from 'node:http';
import { WebSocketServer } from 'ws';
import { answer, tell } from '#bench/lib/program.ts';
import { freePort } from '#scripts/lib/free-port.mjs';

export interface FloorAnswers {
  paths: Record<string, Buffer>;
  live: Record<string, Buffer>;
}

let answers: FloorAnswers = { paths: {}, live: {} };
answer(async (message: FloorAnswers | 'cpu') => {
  if (message === 'cpu') return process.cpuUsage();
  answers = message;
  return 'ready';
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
server.listen(port, '127.0.0.1', () => tell({ port }));
