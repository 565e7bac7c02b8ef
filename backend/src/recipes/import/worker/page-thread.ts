import { Worker } from 'node:worker_threads';
import type { Understood } from '../page';

/** Why a page could not be read to its end: it took too long, is too large, or ended the thread. */
export type Unread = 'tooLong' | 'tooLarge' | 'broken';

/** What is known of a page, or why it could not be read. */
export type ReadPage = Understood | { readonly kind: 'none'; readonly because: Unread };

/** What the worker is told. */
interface Asked {
  readonly html: string;
  readonly address: string;
  readonly pick: string | undefined;
}

export interface Limits {
  /** After so long the thread is ended. */
  readonly ms: number;
  /** Letters of a page. */
  readonly letters: number;
  /** Memory of the thread. */
  readonly megabytes: number;
}

const unread = (because: Unread): ReadPage => ({ kind: 'none', because });

/**
 * One thread that reads pages, one after another. It begins with the first page, is ended when a page takes too
 * long or too much memory, and a new one begins with the next. While it waits it keeps no process alive.
 */
export class PageThread {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param file the built worker */
  constructor(
    private readonly file: URL,
    private readonly limits: Limits,
  ) {}

  /** Never rejects. Pages that wait for others are given their whole time when it is their turn. */
  read(html: string, address: string, pick?: string): Promise<ReadPage> {
    if (html.length > this.limits.letters) return Promise.resolve(unread('tooLarge'));
    const answer = this.last.then(() => this.ask({ html, address, pick }));
    this.last = answer;
    return answer;
  }

  private ask(page: Asked): Promise<ReadPage> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const end = (answer: ReadPage, kept: boolean): void => {
        clearTimeout(timer);
        worker.off('message', onAnswer).off('exit', onExit);
        if (kept) worker.unref();
        else {
          this.forget(worker);
          void worker.terminate();
        }
        resolve(answer);
      };
      const onAnswer = (answer: ReadPage): void => end(answer, true);
      const onExit = (): void => end(unread('broken'), false);
      const timer = setTimeout(() => end(unread('tooLong'), false), this.limits.ms);
      worker.on('message', onAnswer).on('exit', onExit);
      worker.ref();
      worker.postMessage(page);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    // An error ends the thread; what is told of it is its end.
    worker.on('error', () => undefined).on('exit', () => this.forget(worker));
    return worker;
  }

  private forget(worker: Worker): void {
    if (this.worker === worker) this.worker = undefined;
  }
}
