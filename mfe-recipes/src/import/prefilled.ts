import { textFor, type Language, type RecipeContent, type Words } from '@sytno/domain';
import {
  formOf,
  headingItem,
  typedItem,
  understoodItems,
  type Form,
  type LineItem,
  type LineListItem,
} from '../editor/form';
import type { WrittenRecipe } from '../editor/editor.queries';
import type { Imported } from './import.queries';

/** A form that an import fills, and which rows each line of the page became. */
export interface Prefilled {
  readonly form: Form;
  /** Keys of rows, by the page's line. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * The form of what was imported.
 *
 * @param over the recipe that it is read over: what the page does not tell of it stays
 */
export function prefilled(imported: Imported, over: WrittenRecipe | null): Prefilled {
  const [language = 'uk'] = imported.content.languages;
  const content = { ...imported.content, lines: [] };
  const form = formOf(over ? contentOver(over.content, content, imported) : content, language);
  const { lines, rows } = linesOf(imported, language);
  return {
    form: { ...form, language, lines: imported.lines.length > 0 || !over ? lines : form.lines },
    rows,
  };
}

function linesOf({ lines }: Imported, language: Language) {
  const all = lines.map(({ group, understood }) => {
    const items = understoodItems(typedItem(understood.text), understood, language);
    const heading = group === '' ? [] : [headingItem({ [language]: group })];
    return [...heading, ...items] as readonly LineListItem[];
  });
  return { lines: all.flat(), rows: all.map((items) => items.map(({ key }) => key)) };
}

/** What a recipe says with a page's words over it: its other languages, kitchen and weight stay. */
function contentOver(
  old: RecipeContent,
  page: RecipeContent,
  { original, missing }: Imported,
): RecipeContent {
  const [language = 'uk'] = page.languages;
  const told = (words: Words, before: Words): Words =>
    textFor(words, language) === '' ? before : { ...before, ...words };
  const timeTold = original.totalMinutes ?? original.cookMinutes ?? original.prepMinutes;
  return {
    ...old,
    languages: [language, ...old.languages.filter((other) => other !== language)],
    name: told(page.name, old.name),
    description: told(page.description, old.description),
    lines: page.lines.length > 0 ? page.lines : old.lines,
    stages: page.stages.length > 0 ? page.stages : old.stages,
    servings: missing.includes('servings') ? old.servings : page.servings,
    ...(timeTold === null
      ? {}
      : { prepMinutes: page.prepMinutes, cookMinutes: page.cookMinutes, restMinutes: page.restMinutes }),
    sourceUrl: page.sourceUrl ?? old.sourceUrl,
    pictureId: old.pictureId ?? page.pictureId,
  };
}

/** Whether something about a row is to be settled by a person. */
export function isUnsure({ text, line, otherUnits }: LineItem): boolean {
  const amount = line.quantity !== null || line.unit === 'to_taste';
  return (
    text !== null || line.ingredientId === null || line.unit === null || !amount || otherUnits.length > 0
  );
}
