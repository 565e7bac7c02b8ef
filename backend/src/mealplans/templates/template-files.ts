import { DIETS, LANGUAGES, MEAL_TYPES, type Diet } from '@sytno/domain';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const texts = z.record(z.enum(LANGUAGES), z.string().min(1));

/** One file of `seeds/templates`: a week of dishes by the slugs of their recipes, from Monday to Sunday. */
const templateFile = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** Its place among the others. */
  order: z.int(),
  name: texts,
  about: texts,
  /** Diets that it is made for; for all others it is none the worse. */
  suits: z.array(z.enum(DIETS)),
  /** What each meal would like, the first most. A meal without a row is left alone. */
  days: z.array(z.partialRecord(z.enum(MEAL_TYPES), z.array(z.string()).min(1))).length(7),
});

export type TemplateFile = z.infer<typeof templateFile>;

/** Reads the built-in weeks in their order; a file that breaks its schema stops the start with its name. */
export async function readTemplateFiles(seedsDir: string): Promise<readonly TemplateFile[]> {
  const folder = join(seedsDir, 'templates');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => {
      const result = templateFile.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      if (!result.success) throw new Error(`seeds/templates/${name}: ${z.prettifyError(result.error)}`);
      return result.data;
    }),
  );
  return files.sort((a, b) => a.order - b.order);
}

/** The week made for most of the diets at a table; the first one when no diet asks for another. */
export function templateFor(
  files: readonly TemplateFile[],
  diets: readonly Diet[],
): TemplateFile | undefined {
  const fit = ({ suits }: TemplateFile): number => diets.filter((diet) => suits.includes(diet)).length;
  return [...files].sort((a, b) => fit(b) - fit(a))[0];
}
