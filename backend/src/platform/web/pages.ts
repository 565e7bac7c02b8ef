import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { pathOf } from '../log/log';
import type { RegistryReader } from '../sections/registry.service';
import { JsonFile } from './json-file';
import { metaOf } from './meta';
import { renderPage } from './page';
import { findPage, pageTable, type Found, type PageTable } from './page-table';
import { contentPolicy } from './security-headers';

const NOT_BUILT = 'The pages are not built yet: run npm run build\n';

/** Every GET that is neither API nor a file is a page, with its right status and language. */
export function servePages(fastify: FastifyInstance, config: Config, registry: RegistryReader): void {
  const file = new JsonFile(join(config.shellDir, 'pages.json'), pageTable);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await file.read();
    const table = found.state === 'read' ? found.value : found.state === 'broken' ? found.last : undefined;
    if (!table) {
      if (found.state === 'broken') request.log.error({ reason: found.reason }, 'pages.json cannot be used');
      return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    const place = findPage(table, pathOf(request.url), lngOf(request));
    if (place.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(place.to, 302);
    return page(reply, table, place);
  };

  const page = async (
    reply: FastifyReply,
    table: PageTable,
    place: Exclude<Found, { kind: 'redirect' }>,
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64url');
    const known = place.kind === 'page' ? place.page : undefined;
    const html = renderPage(table.template, {
      language: place.language,
      title: (known?.title ?? table.notFoundTitle)[place.language],
      nonce,
      meta: metaOf(known, place.language, config.publicUrl),
      section: known?.section ?? null,
      common: [table.texts[place.language] ?? [], table.fonts].flat(),
      boot: {
        registry: await registry.current(),
        config: {
          sectionTimeoutMs: config.sectionTimeoutMs,
          demo: config.demo,
          sectionsOverride: config.sectionsOverride,
          provider: config.provider,
          contact: config.contact,
        },
        version: table.version,
      },
    });
    if (known?.robots !== 'index') void reply.header('x-robots-tag', 'noindex');
    return reply
      .status(known ? 200 : 404)
      .header('content-security-policy', contentPolicy(nonce, config))
      .header('content-language', place.language)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  fastify.get('/', answer);
  fastify.get('/*', answer);
}

function lngOf(request: FastifyRequest): string | undefined {
  const { lng } = request.query as Record<string, unknown>;
  return typeof lng === 'string' ? lng : undefined;
}
