import type { Language } from '@sytno/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { pathOf } from '../log/log';
import { JsonFile } from './json-file';
import { metaOf, metaOfFacts } from './meta';
import { renderDoorPage, renderPage } from './page';
import { findPage, pageTable, type Found, type PageTable } from './page-table';
import { PHONE_PAGE_KEY, PhonePages, renderPhonePage, servePhoneManifest } from './phone-page';
import { contentPolicy } from './security-headers';
import type { MonthPrice } from './page-tellers';
import type { WebParts } from './web-parts';

const NOT_BUILT = 'The pages are not built yet: run npm run build\n';

/** Every GET that is neither API nor a file is a page, with its right status and language. */
export function servePages(
  fastify: FastifyInstance,
  config: Config,
  { registry, tellers, overrides }: Pick<WebParts, 'registry' | 'tellers' | 'overrides'>,
): void {
  const file = new JsonFile(join(config.shellDir, 'pages.json'), pageTable);
  const phone = new PhonePages(config.releasesDir, registry);
  servePhoneManifest(fastify, phone);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await file.read();
    const table = found.state === 'read' ? found.value : found.state === 'broken' ? found.last : undefined;
    if (!table) {
      if (found.state === 'broken') request.log.error({ reason: found.reason }, 'pages.json cannot be used');
      return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    const place = findPage(table, pathOf(request.url), lngOf(request));
    if (place.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(place.to, 302);
    return page(reply, table, place, await overrides.allowedFor(request));
  };

  const page = async (
    reply: FastifyReply,
    table: PageTable,
    place: Exclude<Found, { kind: 'redirect' }>,
    sectionsOverride: boolean,
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64url');
    const known = place.kind === 'page' ? place.page : undefined;
    const teller = tellers.of(known?.key);
    const facts = place.kind === 'page' ? await teller?.(place.params, place.language) : undefined;
    const missing = !known || (teller !== undefined && facts === undefined);
    const common = {
      language: place.language,
      title: facts
        ? titled(facts.title, known?.title[place.language] ?? '')
        : (missing ? table.notFoundTitle : known.title)[place.language],
      nonce,
      meta: facts
        ? metaOfFacts(facts, place.language, config.publicUrl)
        : metaOf(missing ? undefined : known, place.language, config.publicUrl),
    };
    const written = table.door?.pages.find(({ page, lng }) => page === known?.key && lng === place.language);
    const { sectionTimeoutMs, demo, provider, contact } = config;
    const phoneFiles = known?.key === PHONE_PAGE_KEY ? await phone.files() : undefined;
    const html = phoneFiles
      ? renderPhonePage(phoneFiles, place.language, nonce)
      : table.door && written
        ? renderDoorPage(table.door.template, {
            ...common,
            fonts: table.fonts,
            written,
            config: {
              demo,
              provider,
              contact,
              premiumMonth: monthOf(await tellers.monthPrice(), place.language),
            },
          })
        : renderPage(table.template, {
            ...common,
            section: known?.section ?? null,
            texts: [table.texts[place.language] ?? []].flat(),
            fonts: table.fonts,
            first: known?.first ?? [],
            boot: {
              registry: await registry.current(),
              config: {
                sectionTimeoutMs,
                demo,
                sectionsOverride,
                provider,
                contact,
                unitWords: await tellers.unitWords(),
              },
              version: table.version,
            },
          });
    if (teller || known?.robots !== 'index') void reply.header('x-robots-tag', 'noindex');
    return reply
      .status(missing ? 404 : 200)
      .header('content-security-policy', contentPolicy(nonce, { ...config, sectionsOverride }))
      .header('content-language', place.language)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  fastify.get('/', answer);
  fastify.get('/*', answer);
}

/** A thing's own name in front of the product's, which ends every page's title. */
function titled(name: string, pageTitle: string): string {
  const product = pageTitle.split(' – ').at(-1) ?? '';
  return product === '' ? name : `${name} – ${product}`;
}

function lngOf(request: FastifyRequest): string | undefined {
  const { lng } = request.query as Record<string, unknown>;
  return typeof lng === 'string' ? lng : undefined;
}

const LOCALES: Readonly<Record<Language, string>> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

/** What a month of premium costs in the first currency: "160 ₴". */
function monthOf(first: MonthPrice | undefined, language: Language): string {
  if (!first) return '';
  const fraction = first.premium % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: first.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(first.premium / 100);
}
