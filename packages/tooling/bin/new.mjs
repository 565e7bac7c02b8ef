// @ts-check
/** `npm run new -- section/feature`: the mirrored folders of a feature, the call between them, and their specs. */
import '../src/node-version.mjs';
import { install } from '../src/install.mjs';

try {
  await install(console.log);
  const { featureOf, makeFeature } = await import('../scaffold/feature.mjs');
  const feature = featureOf(process.argv[2]);
  const files = await makeFeature(feature);
  const { section, word, name } = feature;
  console.log(
    [
      ...files.map((file) => `  ${file}`),
      '',
      `Its page is ${name}Page: give it an address in packages/kit/src/routes/table.ts, a title in shell/src/texts,`,
      `its key in mfe-${section}/package.json and its place in mfe-${section}/src/section.tsx.`,
      `Its right is profile.read: choose its own in packages/contract/src/access.ts.`,
      `Its word belongs into docs/glossary.md.`,
      '',
      `  npx pnpm@12.21.0 --filter mfe-${section} dev   shows the section alone`,
      `  npm test -- --part jest            runs its specs (${word})`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
