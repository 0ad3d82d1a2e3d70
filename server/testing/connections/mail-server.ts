import { once } from 'node:events';
import net from 'node:net';

export interface MailServer {
  url: string;
  /** The next mail with its headers, as one text. With `words`, the next one that has them. */
  next(words?: string): Promise<string>;
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const server = net.createServer((socket) => {
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let mail: string[] | undefined;
    const answer = (line: string) => {
      if (mail) {
        if (line !== '.') return void mail.push(line);
        mails.push(decode(mail.join('\n')));
        mail = undefined;
        server.emit('mail');
        return void reply('250 taken');
      }
      if (line === 'DATA') {
        mail = [];
        return void reply('354 go on');
      }
      reply(line === 'QUIT' ? '221 bye' : '250 fine');
    };
    reply('220 here');
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
    async next(words = '') {
      for (;;) {
        if (!mails.length) await once(server, 'mail');
        const mail = mails.shift() ?? '';
        if (mail.includes(words)) return mail;
      }
    },
    close: () => server.close(),
  };
}

/** Quoted-printable breaks links. */
function decode(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
