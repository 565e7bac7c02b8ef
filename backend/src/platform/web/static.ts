import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { SECTIONS, type SectionName } from '@sytno/contract';
import type { Config } from '../config/config';
import { pathOf } from '../log/log';
import type { ReleaseStore } from '../sections/release-store';

const MISSING = 'Not found\n';
/** Only files of a release: the registry beside them has an address of its own. */
const RELEASED = /^\/[\w-]+\/[\w.-]+\/./;

/**
 * Built files, which never change under their names: the shell's at /static and every section's release at
 * /mfe/<section>/<version>. A missing one is a plain 404, never a page and never JSON, which the loader of
 * sections would mistake for content.
 */
export async function serveStatic(
  fastify: FastifyInstance,
  config: Config,
  store: ReleaseStore,
): Promise<void> {
  await serveFolder(fastify, '/static', join(config.shellDir, 'static'));
  await serveFolder(fastify, '/mfe', config.releasesDir, RELEASED, async (path) => {
    const [, , section = '', version = ''] = path.split('/');
    // A release that another replica took in, or that an old tab still has.
    if (SECTIONS.includes(section as SectionName) && /^[a-z0-9.-]{1,64}$/.test(version)) {
      await store.ensure(section as SectionName, version);
    }
  });
}

function sayMissing(reply: FastifyReply): void {
  void reply
    .status(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(MISSING);
}

async function serveFolder(
  fastify: FastifyInstance,
  prefix: string,
  root: string,
  allowed?: RegExp,
  before?: (path: string) => Promise<unknown>,
): Promise<void> {
  fastify.get(prefix, (_request, reply) => sayMissing(reply));
  await fastify.register(
    async (scope) => {
      if (before) scope.addHook('onRequest', (request) => before(pathOf(request.url)).then(() => undefined));
      scope.setNotFoundHandler((_request, reply) => sayMissing(reply));
      // What cannot be a path of ours is no file either.
      scope.setErrorHandler((_error, _request, reply) => sayMissing(reply));
      await scope.register(fastifyStatic, {
        root,
        prefix: '/',
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        allowedPath: (path) => allowed === undefined || allowed.test(path),
        setHeaders: (reply, path) => {
          // A manifest names the files of its release and is asked for by a fixed name.
          if (/mf-manifest\.json(\.br|\.gz)?$/.test(path)) void reply.header('cache-control', 'no-cache');
        },
      });
    },
    { prefix },
  );
}
