import { expect, test } from '@playwright/test';
import { SECTIONS } from '@sytno/contract/sections';

interface Registry {
  sections: { name: string; preload: string[] }[];
}

const TIMEOUT_MS = 120_000;

/** The time-outs in a built runtime, in milliseconds: one for scripts, one for styles. */
const timeoutsIn = (script: string): number[] =>
  [...script.matchAll(/self\.sytnoChunkTimeout\s*\|\|\s*([\de_]+)/g)].map(([, value]) => Number(value));

test('scripts and styles of shell and five sections time out after 120 s (spec §7)', async ({ request }) => {
  // The door and the frame are builds of their own.
  const pages = await Promise.all(
    ['/uk', '/uk/user/dashboard'].map(async (path) => (await request.get(path)).text()),
  );
  const shell = [...pages.join('').matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src ?? '');
  const { sections } = (await (await request.get('/registry.json')).json()) as Registry;
  expect(sections.map(({ name }) => name).sort()).toEqual([...SECTIONS].sort());

  const inShell = await Promise.all(
    shell.map(async (src) => timeoutsIn(await (await request.get(src)).text())),
  );
  expect(inShell.flat().length).toBeGreaterThan(0);
  expect(new Set(inShell.flat())).toEqual(new Set([TIMEOUT_MS]));

  for (const { name, preload } of sections) {
    const entry = preload.find((file) => file.includes('remoteEntry')) ?? '';
    const runtime = await (await request.get(entry)).text();
    expect(timeoutsIn(runtime), name).toEqual([TIMEOUT_MS, TIMEOUT_MS]);
    expect(
      preload.some((file) => file.endsWith('.css')),
      `${name} ships a style`,
    ).toBe(true);
  }
});

test('manifests and entries time out after 120 s', async ({ request }) => {
  const page = await (await request.get('/uk/user/dashboard')).text();
  const boot =
    /<script type="application\/json" id="sytno-boot"[^>]*>([\s\S]+?)<\/script>/.exec(page)?.[1] ?? '{}';
  expect(JSON.parse(boot)).toMatchObject({ config: { sectionTimeoutMs: TIMEOUT_MS } });
});
