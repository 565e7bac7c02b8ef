import { createServer, type Server, type Socket } from 'node:net';
import {
  CANCEL_REQUEST,
  farewell,
  SSL_REQUEST,
  takeMessage,
  withOwnStatement,
  type Message,
} from './wire-messages';

/** What the server needs of PGlite. */
export interface OneSession {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (data: Uint8Array) => void },
  ): Promise<void>;
  isInTransaction(): boolean;
}

interface Client {
  readonly prefix: string;
  readonly socket: Socket;
  readonly statements: Set<string>;
  buffer: Buffer;
  started: boolean;
  /** Messages that wait for the Sync or Query that completes them. */
  pending: Buffer[];
  gone: boolean;
}

interface Batch {
  readonly client: Client;
  /** What to run; 'farewell' is worked out when its turn comes. */
  readonly bytes: Buffer | 'farewell';
  /** A Flush: the client's unnamed statement is in use until its Sync. */
  readonly holds: boolean;
}

const SSL_REFUSED = Buffer.from('N');

/**
 * Lets many `pg` connections share one PGlite over a unix socket. A batch, which is everything up to a Query
 * or Sync, runs whole, and while a client's transaction is open the others wait. (@electric-sql/pglite-socket
 * 0.2.17 runs message by message, so that concurrent clients bind each other's unnamed statements: measured
 * here, answers went to the wrong client.)
 */
export class WireServer {
  private readonly server: Server = createServer((socket) => this.accept(socket));
  private readonly clients = new Set<Client>();
  private queue: Batch[] = [];
  private busy = false;
  private idle: Promise<void> = Promise.resolve();
  private holder: Client | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private count = 0;
  private closing = false;

  /** @param idleMs how long an open transaction may do nothing before it is rolled back and its client closed */
  constructor(
    private readonly session: OneSession,
    private readonly idleMs: number,
  ) {}

  /** Listens on a unix path, which must not exist. */
  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(path, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** Closes all clients and waits for the batch that runs. */
  async close(): Promise<void> {
    this.closing = true;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const client of this.clients) client.socket.destroy();
    await closed;
    await this.idle;
    clearTimeout(this.idleTimer);
  }

  private accept(socket: Socket): void {
    const client: Client = {
      prefix: `c${++this.count}_`,
      socket,
      statements: new Set(),
      buffer: Buffer.alloc(0),
      started: false,
      pending: [],
      gone: false,
    };
    this.clients.add(client);
    socket.on('data', (data) => this.read(client, data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.leave(client));
  }

  private read(client: Client, data: Buffer): void {
    client.buffer = client.buffer.length === 0 ? data : Buffer.concat([client.buffer, data]);
    try {
      for (;;) {
        const taken = takeMessage(client.buffer, client.started);
        if (!taken) return;
        client.buffer = taken.rest;
        if (client.started) this.take(client, taken.message);
        else this.greet(client, taken.message);
      }
    } catch {
      client.socket.destroy();
    }
  }

  private greet(client: Client, { bytes }: Message): void {
    const code = bytes.readInt32BE(4);
    if (code === SSL_REQUEST) {
      client.socket.write(SSL_REFUSED);
    } else if (code === CANCEL_REQUEST) {
      client.socket.end();
    } else {
      client.started = true;
      this.enqueue({ client, bytes, holds: false });
    }
  }

  private take(client: Client, message: Message): void {
    if (message.type === 'X') {
      client.socket.end();
      return;
    }
    const { bytes, parsed } = withOwnStatement(message, client.prefix);
    if (parsed !== undefined) client.statements.add(parsed);
    client.pending.push(bytes);
    if (message.type === 'Q' || message.type === 'S' || message.type === 'H') {
      this.enqueue({ client, bytes: Buffer.concat(client.pending), holds: message.type === 'H' });
      client.pending = [];
    }
  }

  private leave(client: Client): void {
    this.clients.delete(client);
    client.gone = true;
    if (this.closing) return;
    this.queue = this.queue.filter((batch) => batch.client !== client);
    this.enqueue({ client, bytes: 'farewell', holds: false });
  }

  private enqueue(batch: Batch): void {
    this.queue.push(batch);
    if (!this.busy) this.idle = this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let batch = this.next(); batch; batch = this.next()) await this.run(batch);
    this.busy = false;
  }

  private next(): Batch | undefined {
    const holder = this.holder;
    if (!holder) return this.queue.shift();
    const index = this.queue.findIndex((batch) => batch.client === holder);
    return index < 0 ? undefined : this.queue.splice(index, 1)[0];
  }

  private async run({ client, bytes, holds }: Batch): Promise<void> {
    clearTimeout(this.idleTimer);
    const message =
      bytes === 'farewell' ? farewell(this.session.isInTransaction(), client.statements) : bytes;
    if (message.length > 0) await this.execute(client, message);
    this.holder = holds || this.session.isInTransaction() ? client : undefined;
    if (this.holder) this.idleTimer = setTimeout(() => client.socket.destroy(), this.idleMs).unref();
  }

  private async execute(client: Client, message: Buffer): Promise<void> {
    try {
      await this.session.execProtocolRawStream(message, {
        onRawData: (data) => {
          if (!client.gone && client.socket.writable) client.socket.write(Buffer.from(data));
        },
      });
    } catch {
      client.socket.destroy();
    }
  }
}
