import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server on a loopback address that keeps what it is handed. */
export interface SmtpServer {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  /** Letters as they came, with their heads. */
  readonly letters: string[];
  /** What it answers to a command in place of its usual answer; `cut`: it closes the line. */
  readonly answers: Map<string, string>;
  close(): Promise<void>;
}

/** Starts one on a free port. It speaks as much of RFC 5321 as a client needs to hand over a letter. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: string[] = [];
  const answers = new Map<string, string>();
  const server = net.createServer((socket) => {
    let unread = '';
    let letter: string[] | undefined;
    const say = (command: string, usual: string): void => {
      const answer = answers.get(command) ?? usual;
      if (answer === 'cut') socket.destroy();
      else socket.write(`${answer}\r\n`);
    };
    const take = (line: string): void => {
      if (letter !== undefined && line !== '.') {
        letter.push(line);
        return;
      }
      if (letter !== undefined) {
        if (!answers.has('text')) letters.push(letter.join('\n'));
        letter = undefined;
        say('text', '250 taken');
        return;
      }
      const [command = ''] = line.toUpperCase().split(/[ :]/);
      if (command === 'DATA' && !answers.has('DATA')) letter = [];
      say(command, command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = `${unread}${chunk.toString('utf8')}`.split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.write('220 ready\r\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    letters,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
