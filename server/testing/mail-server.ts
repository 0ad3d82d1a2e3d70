// A mail server that keeps what it is given.
import { once } from 'node:events';
import net from 'node:net';

export interface MailServer {
  url: string;
  /** The next letter, headers and all, as one text. */
  next(): Promise<string>;
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const server = net.createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let letter: string[] | undefined;
    const answer = (line: string) => {
      if (letter) {
        if (line !== '.') return void letter.push(line);
        letters.push(decode(letter.join('\n')));
        letter = undefined;
        server.emit('letter');
        return void say('250 taken');
      }
      if (line === 'DATA') {
        letter = [];
        return void say('354 go on');
      }
      say(line === 'QUIT' ? '221 bye' : '250 fine');
    };
    say('220 here');
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async next() {
      if (!letters.length) await once(server, 'letter');
      return letters.shift() ?? '';
    },
    close: () => server.close(),
  };
}

/** Undoes quoted-printable, which breaks links. */
function decode(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
