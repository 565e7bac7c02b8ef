import { addDays, sameContent, type RecipeContent } from '@sytno/domain';
import { contentOf, emptyContent, newKey, type Form } from './form';

/** Drafts stand under this word, the person's id and an id of their own. The offer names it (#privacy). */
export const DRAFT_KEY = 'sytno.draft';

/** A draft that nobody came back to is thrown away. */
const DAYS_KEPT = 30;
/** Raised when the form's shape changes: drafts of another shape cannot be read. */
const SHAPE = 1;

/** What somebody wrote and has not saved. */
export interface Draft {
  /** Where it stands in the storage. */
  readonly key: string;
  readonly recipeId: string;
  /** The version that it began with; null when the recipe is new. */
  readonly base: { readonly revision: number; readonly content: RecipeContent } | null;
  readonly form: Form;
  /** When it was last written, an ISO instant. */
  readonly at: string;
}

const prefixOf = (userId: string): string => `${DRAFT_KEY}.${userId}.`;

/** The place of a new draft. @param id of the draft, its own */
export const draftKey = (userId: string, id: string): string => `${prefixOf(userId)}${id}`;

/** Keeps a draft. @returns whether the browser had room for it */
export function keepDraft(storage: Storage, { key, ...draft }: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify({ shape: SHAPE, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: Storage, key: string): void {
  storage.removeItem(key);
}

/** A person's drafts, the newest first; what is too old or cannot be read goes. */
export function draftsOf(storage: Storage, userId: string, now: string): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const own = keys.filter((key) => key.startsWith(prefixOf(userId)));
  const drafts = own.flatMap((key): Draft[] => {
    const draft = draftIn(key, storage.getItem(key));
    if (draft && draft.at >= addDays(now.slice(0, 10), -DAYS_KEPT)) return [draft];
    storage.removeItem(key);
    return [];
  });
  return drafts.sort((a, b) => (a.at < b.at ? 1 : -1));
}

function draftIn(key: string, text: string | null): Draft | null {
  try {
    const { shape, ...draft } = JSON.parse(text ?? '') as Draft & { shape: number };
    if (shape !== SHAPE) return null;
    // It must be a whole form: one that is not would break the page instead.
    contentOf(draft.form);
    const { lines, steps } = draft.form;
    const form = {
      ...draft.form,
      lines: lines.map((item) => ({ ...item, key: newKey() })),
      steps: steps.map((item) => ({ ...item, key: newKey() })),
    };
    return { ...draft, key, form };
  } catch {
    return null;
  }
}

/** Whether a form says more than what it began with, also in a field that adds something. */
export function saysMore(form: Form, base: RecipeContent | null): boolean {
  if (form.newLine.trim() !== '' || form.newStep.trim() !== '') return true;
  const beginning = base ?? emptyContent(form.languages[0] ?? form.language);
  return !sameContent(contentOf(form), beginning);
}
