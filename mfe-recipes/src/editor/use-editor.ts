import { RECIPE_LIMITS, stepsOfText, linesOfText, stepTimes, type Language } from '@sytno/domain';
import { useUnsaved } from '@sytno/kit/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { saysMore, type Draft } from './drafts';
import { figuresOf, type LiveFigures } from './figures';
import { stepItem, typedItem, type EditorFood, type Form } from './form';
import { useDraft, type DraftState } from './use-draft';
import { useFoods } from './use-foods';
import { useSaving, type Saved } from './use-saving';
import { useUnderstanding } from './use-understanding';

/** What the form begins with. */
export interface Start extends Pick<Draft, 'key' | 'recipeId' | 'base' | 'form'> {
  readonly foods: readonly EditorFood[];
}

export type Change = (next: (form: Form) => Form) => void;

/** Everything the parts of the form read and do. */
export interface Editor {
  readonly form: Form;
  readonly change: Change;
  readonly base: Draft['base'];
  readonly foods: ReadonlyMap<string, EditorFood>;
  readonly figures: LiveFigures;
  /** Some typed lines wait for the connection. */
  readonly waiting: boolean;
  readonly draft: DraftState;
  readonly dirty: boolean;
  readonly saving: ReturnType<typeof useSaving>;
  /** Adds what was typed or pasted, one row a line, and has it read. */
  readonly addLines: (text: string) => void;
  readonly addSteps: (text: string) => void;
  /** Begins anew with another version. */
  readonly startOver: (form: Form, base: Draft['base']) => void;
  readonly readAgain: () => void;
}

/** What the list of ingredients reads and does; who writes lines alone has no more. */
export interface LinesEditor extends Pick<
  Editor,
  'form' | 'change' | 'foods' | 'waiting' | 'addLines' | 'readAgain'
> {
  readonly saving: { readonly state: Pick<Editor['saving']['state'], 'tries' | 'faults'> };
}

/** The recipe that is being written: form, foods, figures, draft and saving. */
export function useEditor(
  start: Start,
  lng: Language,
  onSaved: (saved: Saved, drop: () => void) => void,
): Editor {
  const [form, setForm] = useState(start.form);
  const [base, setBase] = useState(start.base);
  const latest = useRef(form);
  const current = useCallback(() => latest.current, []);
  const change: Change = useCallback((next) => {
    latest.current = next(latest.current);
    setForm(latest.current);
  }, []);

  const { foods, know } = useFoods(form, lng, start.foods);
  const { understand, waiting } = useUnderstanding(current, change, know);
  const [leaving, setLeaving] = useState(false);
  const draft = useDraft(form, { key: start.key, recipeId: start.recipeId, base });
  const dirty = useMemo(() => saysMore(form, base?.content ?? null), [form, base]);
  useUnsaved(dirty && !leaving, draft.state === 'no-room' ? 'lost' : 'kept');

  const { drop } = draft;
  const saving = useSaving({
    recipeId: start.recipeId,
    base,
    current,
    change,
    understand,
    onBase: setBase,
    onSaved: useCallback(
      (saved: Saved) => {
        setLeaving(true);
        onSaved(saved, drop);
      },
      [drop, onSaved],
    ),
  });

  const addLines = useCallback(
    (text: string) => {
      change((before) => {
        const room = RECIPE_LIMITS.lines - before.lines.length;
        const items = linesOfText(text).slice(0, Math.max(0, room)).map(typedItem);
        return { ...before, newLine: '', lines: [...before.lines, ...items] };
      });
      void understand();
    },
    [change, understand],
  );
  const addSteps = useCallback(
    (text: string) => {
      change((before) => {
        const room = RECIPE_LIMITS.stages - before.steps.length;
        const items = stepsOfText(text)
          .slice(0, Math.max(0, room))
          .map((step) => stepItem({ [before.language]: step }, minutesIn(step, before.language)));
        return { ...before, newStep: '', steps: [...before.steps, ...items] };
      });
    },
    [change],
  );
  const startOver = useCallback(
    (next: Form, on: Draft['base']) => {
      setBase(on);
      change(() => next);
    },
    [change],
  );
  const figures = useMemo(() => figuresOf(form, foods), [form, foods]);
  return {
    form,
    change,
    base,
    foods,
    figures,
    waiting,
    draft: draft.state,
    dirty,
    saving,
    addLines,
    addSteps,
    startOver,
    readAgain: useCallback(() => void understand(), [understand]),
  };
}

/** The one time that a step names, in whole minutes, for its timer. */
export function minutesIn(step: string, language: Language): number | null {
  const [time, ...others] = stepTimes(step, language);
  if (!time || others.length > 0 || time.seconds < 60) return null;
  return Math.round(time.seconds / 60);
}
