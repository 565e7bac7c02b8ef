import { isLanguage, type Language } from '@sytno/domain';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SectionRegistry } from '../sections/section-registry';
import { escaped } from './escaped';
import { PHONE_NAMES as NAMES } from './phone-page.words';

/** The page of the route table that the application for phones takes the place of. */
export const PHONE_PAGE_KEY = 'phoneList';
/** The section whose releases hold it. */
const SECTION = 'grocery';

const file = z.string().regex(/^phone-[\w.-]+$/);

/** What the build wrote beside the files of a release. */
const phoneFiles = z.object({
  scripts: z.array(file),
  styles: z.array(file),
  texts: z.record(z.string(), file),
  icons: z.object({ icon: file, 'icon-180': file, 'icon-512': file }),
});

/** Addresses of the files of the live release. */
type PhoneFiles = z.infer<typeof phoneFiles>;

const GROUND = '#FBF7F0';
const GROUND_BY_NIGHT = '#171412';

/** The application for phones as the live release of its section has it; undefined where that has none. */
export class PhonePages {
  private readonly known = new Map<string, PhoneFiles | undefined>();

  constructor(
    private readonly releasesDir: string,
    private readonly registry: Pick<SectionRegistry, 'current'>,
  ) {}

  /** Its files with their addresses. */
  async files(): Promise<PhoneFiles | undefined> {
    const { sections } = await this.registry.current();
    const live = sections.find(({ name }) => name === SECTION);
    if (!live || !/^[\w.-]{1,64}$/.test(live.version)) return undefined;
    if (!this.known.has(live.version)) {
      const found = await this.read(live.version);
      // What is not there yet may come; what is there never changes.
      if (!found) return undefined;
      this.known.set(live.version, found);
    }
    return this.known.get(live.version);
  }

  private async read(version: string): Promise<PhoneFiles | undefined> {
    try {
      const text = await readFile(join(this.releasesDir, SECTION, version, 'phone.json'), 'utf8');
      const found = phoneFiles.parse(JSON.parse(text));
      const at = (name: string) => `/mfe/${SECTION}/${version}/${name}`;
      return {
        scripts: found.scripts.map(at),
        styles: found.styles.map(at),
        texts: Object.fromEntries(Object.entries(found.texts).map(([lng, name]) => [lng, at(name)])),
        icons: {
          icon: at(found.icons.icon),
          'icon-180': at(found.icons['icon-180']),
          'icon-512': at(found.icons['icon-512']),
        },
      };
    } catch {
      return undefined;
    }
  }
}

/** The page of the application as HTML: its own, with nothing of the shell. */
export function renderPhonePage(files: PhoneFiles, lng: Language, nonce: string): string {
  const { short, long } = NAMES[lng];
  const texts = files.texts[lng];
  const at = (href: string) => escaped(href);
  return [
    `<!doctype html><html lang="${lng}"><head><meta charset="utf-8"><title>${escaped(long)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="csp-nonce" property="csp-nonce" nonce="${escaped(nonce)}">`,
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${GROUND}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${GROUND_BY_NIGHT}">`,
    '<meta name="apple-mobile-web-app-capable" content="yes"><meta name="mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escaped(short)}">`,
    `<link rel="manifest" href="/${lng}/list/manifest.json">`,
    `<link rel="icon" type="image/svg+xml" href="${at(files.icons.icon)}">`,
    `<link rel="apple-touch-icon" href="${at(files.icons['icon-180'])}">`,
    ...(texts ? [`<link rel="preload" as="script" href="${at(texts)}">`] : []),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${at(href)}">`),
    ...files.scripts.map((href) => `<script defer src="${at(href)}" nonce="${escaped(nonce)}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
}

/** What makes an application of the page: name, icons, no frame of a browser around it. */
function manifestOf(files: PhoneFiles, lng: Language): object {
  const { short, long } = NAMES[lng];
  return {
    id: `/${lng}/list`,
    name: long,
    short_name: short,
    lang: lng,
    start_url: `/${lng}/list`,
    scope: `/${lng}/list`,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: files.icons.icon, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: files.icons['icon-512'], type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: files.icons['icon-512'], type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

/** The manifest of the application in each language. */
export function servePhoneManifest(fastify: FastifyInstance, phone: PhonePages): void {
  fastify.get('/:lng/list/manifest.json', async (request, reply) => {
    const { lng } = request.params as { lng: string };
    const files = isLanguage(lng) ? await phone.files() : undefined;
    if (!files || !isLanguage(lng))
      return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(files, lng)));
  });
}
