import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '../time/clock';

/** What runs when the server ends gets so long; the longest statement is given up after 15 s. */
export const IN_FLIGHT = 15 * SECOND;
const LOOK_EVERY = 20;

/** How a server ends without cutting anybody off: it stops being ready, then lets what runs end. */
@Injectable()
export class Draining {
  private readonly running = new Set<FastifyReply>();
  private ending = false;

  /** Whether a balancer should send nothing more. */
  get begun(): boolean {
    return this.ending;
  }

  /** Knows from now on what runs, and asks connections to go elsewhere once the end has begun. */
  follow(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.running.add(reply);
      reply.raw.once('close', () => this.running.delete(reply));
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.ending) void reply.header('connection', 'close');
      done();
    });
  }

  /**
   * Says for `ms` that the server is not ready, then waits for requests that run. Event streams are not waited for:
   * their browsers come back by themselves, to another replica.
   */
  async drain(fastify: FastifyInstance, ms: number): Promise<void> {
    this.ending = true;
    if (ms > 0) await wait(ms);
    fastify.server.closeIdleConnections();
    const limit = performance.now() + IN_FLIGHT;
    while (this.busy() && performance.now() < limit) await wait(LOOK_EVERY);
  }

  private busy(): boolean {
    return [...this.running].some(
      ({ raw }) => !String(raw.getHeader('content-type') ?? '').startsWith('text/event-stream'),
    );
  }
}
