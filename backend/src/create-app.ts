import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_PREFIX } from '@sytno/contract';
import { LogController } from 'fastify';
import type { AddressInfo } from 'node:net';
import { AppModule } from './app.module';
import { fillDemo } from './demo/demo';
import { accessGaps, type Endpoint } from './platform/auth/access-table';
import type { Config } from './platform/config/config';
import { openDatabase, type OpenDatabase } from './platform/database/database';
import { FileStore } from './platform/files/file-store';
import { Draining } from './platform/health/draining';
import { Metrics } from './platform/metrics/metrics';
import { startTraces } from './platform/traces/traces';
import { logOptions, NestLog, requestIdOf } from './platform/log/log';
import { Overrides } from './platform/sections/overrides';
import { ReleaseStore } from './platform/sections/release-store';
import { ReleaseTokens } from './platform/sections/release-tokens';
import { SectionRegistry } from './platform/sections/section-registry';
import { Adapter } from './platform/web/adapter';
import { BODY_LIMIT } from './platform/web/body';
import { answerBroken, answerUnreadable } from './platform/web/router-errors';
import { PageTellers } from './platform/web/page-tellers';
import { serveWeb } from './platform/web/web';
import type { WebParts } from './platform/web/web-parts';
import { SCHEMA } from './schema';

/** The port is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop that one, or set PORT to another number.`);
  }
}

export interface App {
  readonly nest: NestFastifyApplication;
  readonly database: OpenDatabase;
  /** Where it listens. */
  readonly url: string;
  /** The port of its figures; undefined when there is none. */
  readonly metricsPort: number | undefined;
  /** What it answers under /api. */
  readonly endpoints: readonly Endpoint[];
  /** Finishes what runs, closes the database and gives up its lock. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** The built worker of the embedded database; without it the database runs in this thread. */
  readonly databaseWorker?: URL | undefined;
  /** Told when the data is lost to us; the process should end. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * Opens the database, fills the demo, and listens.
 *
 * @throws DataInUseError, PortTakenError
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const traces = await startTraces(config);
  const database = await openDatabase(config, SCHEMA, {
    worker: options.databaseWorker,
    onLost: options.onLost ?? (() => undefined),
    fill: config.demo ? (dataSource) => fillDemo(dataSource, config.seedsDir) : undefined,
  });
  try {
    const { nest, endpoints } = await createNest(config, database);
    try {
      const metricsPort = await nest.get(Metrics).listen();
      const url = await listen(nest, config);
      const close = once(async () => {
        await nest.get(Draining).drain(nest.getHttpAdapter().getInstance(), config.drainMs);
        await nest.close();
        await database.close();
        await traces?.close();
      });
      return { nest, database, url, metricsPort, endpoints, close };
    } catch (error) {
      await nest.close();
      throw error;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createNest(
  config: Config,
  { dataSource }: OpenDatabase,
): Promise<Pick<App, 'nest' | 'endpoints'>> {
  const adapter = new Adapter({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBroken,
  });
  const fastify = adapter.getInstance();
  const nest = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, dataSource), adapter, {
    bodyParser: false,
    logger: new NestLog(fastify.log),
    abortOnError: false,
  });
  nest.setGlobalPrefix(API_PREFIX, { exclude: ['calendar/:file'] });
  try {
    const calls = await serveWeb(fastify, config, webPartsOf(nest));
    await nest.init();
    const endpoints = calls.endpoints();
    const gaps = accessGaps(endpoints);
    if (gaps.length > 0) throw new Error(`Not started, since rights are not settled:\n${gaps.join('\n')}`);
    return { nest, endpoints };
  } catch (error) {
    await nest.close();
    throw error;
  }
}

function webPartsOf(nest: NestFastifyApplication): WebParts {
  return {
    tellers: nest.get(PageTellers),
    registry: nest.get(SectionRegistry),
    overrides: nest.get(Overrides),
    store: nest.get(ReleaseStore),
    tokens: nest.get(ReleaseTokens),
    files: nest.get(FileStore),
    metrics: nest.get(Metrics),
    draining: nest.get(Draining),
  };
}

/** So many proxies in front of us are believed, counted from here. */
function trusted(proxies: boolean | number): boolean | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'boolean' ? proxies : (_address, hop) => hop < proxies;
}

async function listen(nest: NestFastifyApplication, { port, host }: Config): Promise<string> {
  try {
    await nest.listen(port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTakenError(port);
    throw error;
  }
  const address = nest.getHttpServer().address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${address.port}`;
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= close());
}
