import { createServer, type AddressInfo, type Server } from 'node:net';

/** A mail server that takes everything, or refuses so many first, and keeps what it was given. */
export class SmtpSink {
  readonly mails: string[] = [];
  private readonly server: Server;

  constructor(private refuse = 0) {
    this.server = createServer((socket) => {
      let data: string[] | undefined;
      let rest = '';
      socket.write('220 sink\r\n');
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString('utf8')).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (data && line === '.') {
            this.mails.push(data.join('\n'));
            data = undefined;
            socket.write('250 taken\r\n');
          } else if (data) data.push(line);
          else if (/^DATA/i.test(line)) {
            data = [];
            socket.write('354 go on\r\n');
          } else if (/^RCPT/i.test(line) && this.refuse-- > 0) socket.write('451 later\r\n');
          else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
        }
      });
    });
  }

  /** Gives the address for SMTP_URL. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        resolve(`smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
      });
    });
  }

  close(): void {
    this.server.close();
  }
}
