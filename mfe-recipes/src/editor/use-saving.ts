import type { Outputs } from '@sytno/contract';
import { clashesOf, mergedContent, takenOver, type MergeField, type RecipeContent } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useCallback, useRef, useState } from 'react';
import type { Draft } from './drafts';
import type { CurrentVersion } from './editor.queries';
import { faultsOf, NO_FAULTS, serverFaults, type Faults } from './faults';
import { contentOf, emptyContent, formOf, typedItem, stepItem, type Form } from './form';
import type { Understanding } from './use-understanding';

export type Saved = Outputs['recipes']['editor']['save'] & {
  /** What the other version had changed and nobody had to choose. */
  readonly taken: readonly MergeField[];
};

/** Two versions of which one has to be made by choice. */
export interface Conflict {
  readonly base: RecipeContent;
  readonly mine: RecipeContent;
  readonly theirs: CurrentVersion;
}

/** What stands between the form and its being saved. */
export interface SavingState {
  readonly busy: boolean;
  /** Rises with each try that found faults, so that the focus goes to the first. */
  readonly tries: number;
  readonly faults: Faults;
  /** What is wrong as a whole, in words. */
  readonly general: string;
  /** The recipe was taken away elsewhere: it can be saved as a new one. */
  readonly gone: boolean;
  readonly conflict: Conflict | null;
}

const AT_REST: SavingState = {
  busy: false,
  tries: 0,
  faults: NO_FAULTS,
  general: '',
  gone: false,
  conflict: null,
};

interface Editing {
  readonly recipeId: string;
  readonly base: Draft['base'];
  readonly current: () => Form;
  readonly change: (next: (form: Form) => Form) => void;
  readonly understand: () => Promise<Understanding>;
  /** What is written rests on another version from now on. */
  readonly onBase: (base: Draft['base']) => void;
  readonly onSaved: (saved: Saved) => void;
}

/** Saves the form: once at a time, never on top of a newer version, and without losing what cannot be saved. */
export function useSaving({ recipeId, base, current, change, understand, onBase, onSaved }: Editing) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const [state, setState] = useState(AT_REST);
  const busy = useRef(false);
  // The page is on its way to the recipe: nothing is sent any more.
  const done = useRef(false);
  const set = useCallback((next: Partial<SavingState>) => {
    setState((before) => ({ ...before, ...next }));
  }, []);

  const refuse = useCallback((faults: Faults) => {
    setState((before) => ({ ...before, faults, tries: before.tries + 1 }));
  }, []);

  /** Sends once. @returns the version that stands there instead, and what the content rested on */
  const send = useCallback(
    async (
      content: RecipeContent,
      on: Draft['base'],
      taken: readonly MergeField[],
    ): Promise<Conflict | undefined> => {
      try {
        const call = { id: recipeId, content: sent(content) };
        const saved = on
          ? await api.recipes.editor.save({ ...call, revision: on.revision })
          : await api.recipes.editor.create(call);
        done.current = true;
        onSaved({ ...saved, taken });
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'CONFLICT' && failure.current !== undefined) {
          const theirs = failure.current as CurrentVersion;
          return { base: on?.content ?? emptyContent(content.languages[0] ?? 'uk'), mine: content, theirs };
        }
        if (failure.code === 'INPUT_INVALID' && failure.fields.length > 0) {
          refuse(serverFaults(failure.fields));
        } else if (failure.code === 'NOT_FOUND') set({ gone: true, general: t('editor.gone') });
        else set({ general: failure.code === 'OFFLINE' ? t('editor.offline') : failure.message });
      }
      return undefined;
    },
    [api, onSaved, recipeId, refuse, set, t],
  );

  /** Sends, and on top of each newer version again, until somebody has to choose. */
  const deliver = useCallback(
    async (content: RecipeContent, on: Draft['base']): Promise<void> => {
      let taken: readonly MergeField[] = [];
      let conflict = await send(content, on, taken);
      while (conflict) {
        const versions = { ...conflict, theirs: conflict.theirs.content };
        if (clashesOf(versions).length > 0) {
          set({ conflict });
          return;
        }
        const merged = mergedContent(versions);
        const next = { revision: conflict.theirs.revision, content: conflict.theirs.content };
        taken = [...new Set([...taken, ...takenOver(versions)])];
        change((form) => formOf(merged, form.language));
        onBase(next);
        conflict = await send(merged, next, taken);
      }
    },
    [change, onBase, send, set],
  );

  const once = useCallback(
    async (work: () => Promise<void>) => {
      if (busy.current) return;
      busy.current = true;
      set({ busy: true, general: '', gone: false });
      try {
        await work();
      } finally {
        busy.current = done.current;
        set({ busy: done.current });
      }
    },
    [set],
  );

  const save = useCallback(
    () =>
      once(async () => {
        change(withWhatIsTyped);
        const outcome = await understand();
        if (outcome !== 'done') {
          set({ general: outcome === 'offline' ? t('editor.offline') : kit('failed.title') });
          return;
        }
        const faults = faultsOf(current());
        if (faults.size > 0) refuse(faults);
        else {
          set({ faults: NO_FAULTS });
          await deliver(contentOf(current()), base);
        }
      }),
    [base, change, current, deliver, kit, once, refuse, set, t, understand],
  );

  /** Saves what was made of two versions. */
  const settle = useCallback(
    (merged: RecipeContent, { theirs }: Conflict) =>
      once(async () => {
        set({ conflict: null });
        const next = { revision: theirs.revision, content: theirs.content };
        change((form) => formOf(merged, form.language));
        onBase(next);
        await deliver(merged, next);
      }),
    [change, deliver, onBase, once, set],
  );
  return { state, set, save, settle };
}

/** What stands in the fields that add a line and a step belongs to the recipe too. */
function withWhatIsTyped(form: Form): Form {
  const [line, step] = [form.newLine.trim(), form.newStep.trim()];
  return {
    ...form,
    newLine: '',
    newStep: '',
    lines: line === '' ? form.lines : [...form.lines, typedItem(line)],
    steps: step === '' ? form.steps : [...form.steps, stepItem({ [form.language]: step })],
  };
}

/** The contract's arrays are arrays that may be changed. */
function sent(content: RecipeContent) {
  return {
    ...content,
    languages: [...content.languages],
    lines: [...content.lines],
    stages: [...content.stages],
    mealTypes: [...content.mealTypes],
    equipment: [...content.equipment],
  };
}
