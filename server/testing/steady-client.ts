import net from 'node:net';

export interface Steady {
  answered: number;
  /** Requests on an open connection without a response. */
  lost: number;
}

const request = 'GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n';

/**
 * Sends requests on one keep-alive connection with a pause in between, until the server announces
 * its end or closes it between requests.
 */
export function sendSteadily(port: number, pauseMs: number) {
  const { promise: ended, resolve } = Promise.withResolvers<Steady>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const steady: Steady = { answered: 0, lost: 0 };
  const socket = net.connect(port, '127.0.0.1');
  let isWaiting = false;
  let isRefused = true;
  let received = '';
  const send = () => {
    if (!socket.writable || socket.readableEnded) return;
    isWaiting = true;
    received = '';
    socket.write(request);
  };
  socket.on('connect', () => {
    isRefused = false;
    send();
  });
  socket.on('data', (bytes) => {
    received += bytes;
    const [head = '', body] = received.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (body === undefined || body.length < length) return;
    isWaiting = false;
    steady.answered++;
    begin();
    if (/connection: close/i.test(head)) socket.end();
    else if (pauseMs) setTimeout(send, pauseMs);
    else send();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (isWaiting && !isRefused) steady.lost++;
    begin();
    resolve(steady);
  });
  /** `begun` resolves with the first response. */
  return { begun, ended };
}
