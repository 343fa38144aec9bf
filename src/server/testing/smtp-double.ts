import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

interface TakenMail {
  readonly from: string;
  readonly to: string;
  /** As it came over the wire. */
  readonly source: string;
}

/** What the server answers to a command before it does its usual work; undefined leaves it to that. */
type Mood = (command: string) => string | undefined;

export interface SmtpDouble {
  readonly url: string;
  readonly taken: TakenMail[];
  mood: Mood;
  stop(): Promise<void>;
}

/** A mail server that speaks SMTP (RFC 5321) and keeps what it takes. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, double);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: SmtpDouble = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    mood: () => undefined,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

function serve(socket: Socket, double: SmtpDouble): void {
  let envelope = { from: '', to: '' };
  let waiting = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 double.test ESMTP');

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = isData ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (isData) takeMail(part);
      else obey(part);
    }
  });

  function takeMail(source: string) {
    isData = false;
    const refusal = double.mood('.');
    if (refusal) return say(refusal);
    double.taken.push({ ...envelope, source: source.replace(/^\.\./gm, '.') });
    return say('250 2.0.0 taken');
  }

  function obey(command: string) {
    const refusal = double.mood(command);
    if (refusal) return say(refusal);
    const verb = command.split(/[ :]/)[0]?.toUpperCase();
    const address = /<([^>]*)>/.exec(command)?.[1] ?? '';
    if (verb === 'EHLO')
      return socket.write('250-double.test\r\n250-AUTH PLAIN\r\n250-8BITMIME\r\n250 SMTPUTF8\r\n');
    if (verb === 'MAIL') envelope = { from: address, to: '' };
    if (verb === 'RCPT') envelope = { ...envelope, to: address };
    if (verb === 'DATA') {
      isData = true;
      return say('354 go ahead');
    }
    if (verb === 'QUIT') {
      say('221 bye');
      return socket.end();
    }
    return say('250 ok');
  }
}
