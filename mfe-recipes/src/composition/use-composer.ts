import {
  keptYield,
  linesOfText,
  RECIPE_LIMITS,
  sameLines,
  type Language,
  type WrittenLine,
} from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useUnsaved } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { faultsOf, NO_FAULTS, serverFaults, type Faults } from '../editor/faults';
import { figuresOf, type LiveFigures } from '../editor/figures';
import { contentOf, emptyContent, formOf, lineItems, typedItem, type Form } from '../editor/form';
import type { Change, LinesEditor } from '../editor/use-editor';
import { useFoods } from '../editor/use-foods';
import { useUnderstanding } from '../editor/use-understanding';
import { languageOf, leftOut, withPutBack } from './against-original';
import { COMPOSITION_TEXTS } from './composition-texts';
import type { StoredComposition } from './composition.queries';

/** What saving told: whether the composition differs from the original, and foods that no catalogue knows. */
export interface Composed {
  readonly composed: boolean;
  readonly proposed: readonly string[];
}

/** Everything that the form of a composition reads and does. */
export interface Composer extends LinesEditor {
  /** Of a serving, as the lines are now, and of the original's. */
  readonly figures: LiveFigures;
  readonly originals: LiveFigures;
  /** Lines of the original whose food is not among these. */
  readonly leftOut: readonly WrittenLine[];
  readonly dirty: boolean;
  readonly busy: boolean;
  /** What is wrong as a whole, in words; '' when nothing is. */
  readonly wrong: string;
  readonly save: () => void;
  readonly putBack: (line: WrittenLine) => void;
  /** Takes the original's lines; gives what takes that back. */
  readonly startOver: () => () => void;
}

interface State {
  readonly tries: number;
  readonly faults: Faults;
  readonly wrong: string;
}

const AT_REST: State = { tries: 0, faults: NO_FAULTS, wrong: '' };

/** The lines of an own composition while they are written. @param stored what the form begins with */
export function useComposer(
  id: string,
  stored: StoredComposition,
  lng: Language,
  onSaved: (saved: Composed) => void,
): Composer {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const api = useApi();
  const [first] = useState(stored);
  const [form, setForm] = useState(() => formWith(first, first.lines, lng));
  const latest = useRef(form);
  const current = useCallback(() => latest.current, []);
  const change: Change = useCallback((next) => {
    latest.current = next(latest.current);
    setForm(latest.current);
  }, []);
  const { foods, know } = useFoods(form, lng, first.foods);
  const { understand, waiting } = useUnderstanding(current, change, know);
  const [state, setState] = useState(AT_REST);
  const [saved, setSaved] = useState(false);

  const { original } = first;
  const lines = useMemo(() => contentOf(form).lines, [form]);
  const dirty = form.newLine.trim() !== '' || !sameLines(lines, first.lines);
  useUnsaved(dirty && !saved);

  const refuse = (faults: Faults, wrong: string) => {
    setState(({ tries }) => ({ tries: tries + 1, faults, wrong }));
  };
  const saving = useMutation({
    // Without a connection it is said at once, and nothing goes off later by itself.
    networkMode: 'always',
    mutationFn: async (): Promise<Composed | null> => {
      change(withWhatIsTyped);
      const outcome = await understand();
      if (outcome !== 'done') {
        refuse(NO_FAULTS, t(outcome === 'offline' ? 'form.offline' : 'form.notRead'));
        return null;
      }
      const faults = lineFaultsOf(current());
      const content = contentOf(current());
      if (faults.size > 0 || content.lines.length === 0) {
        refuse(faults, faults.size > 0 ? t('form.wrong', { count: faults.size }) : t('form.empty'));
        return null;
      }
      setState(AT_REST);
      return api.recipes.composition.save({ id, lines: [...content.lines], language: current().language });
    },
    onSuccess: (answer) => {
      if (!answer) return;
      setSaved(true);
      onSaved(answer);
    },
    onError: (error) => {
      const { code, fields, message } = failureOf(error);
      const faults = code === 'INPUT_INVALID' ? serverFaults(fields) : NO_FAULTS;
      if (faults.size > 0) refuse(faults, t('form.wrong', { count: faults.size }));
      else refuse(NO_FAULTS, code === 'OFFLINE' ? t('form.offline') : message);
    },
  });

  const weighed = useMemo(() => {
    const dish = { lines: original, servings: first.servings, cookedWeight: first.cookedWeight };
    return (some: readonly WrittenLine[]) => keptYield(dish, some, foods);
  }, [first, foods, original]);
  const figures = useMemo(
    () => figuresOf({ ...form, cookedWeight: weighed(lines) }, foods),
    [foods, form, lines, weighed],
  );
  const originals = useMemo(
    () => figuresOf(formWith(first, original, lng), foods),
    [first, foods, lng, original],
  );

  return {
    form,
    change,
    foods,
    waiting,
    figures,
    originals,
    dirty,
    saving: { state },
    busy: saving.isPending || saved,
    wrong: state.wrong,
    leftOut: useMemo(() => leftOut(form, original), [form, original]),
    addLines: useCallback(
      (text: string) => {
        change((before) => {
          const room = Math.max(0, RECIPE_LIMITS.lines - before.lines.length);
          const items = linesOfText(text).slice(0, room).map(typedItem);
          return { ...before, newLine: '', lines: [...before.lines, ...items] };
        });
        void understand();
      },
      [change, understand],
    ),
    readAgain: useCallback(() => void understand(), [understand]),
    save: () => {
      if (!saving.isPending && !saved) saving.mutate();
    },
    putBack: (line) => {
      change((before) => ({ ...before, lines: withPutBack(before.lines, line, original) }));
    },
    startOver: () => {
      const before = current();
      change(({ language }) => ({ ...formWith(first, original, lng), language }));
      setState(AT_REST);
      return () => {
        change(() => before);
      };
    },
  };
}

/** The form of lines alone: what else a recipe says is not asked of it. */
function formWith(
  { servings, cookedWeight }: StoredComposition,
  lines: readonly WrittenLine[],
  lng: Language,
): Form {
  const language = languageOf(lines, lng);
  return formOf({ ...emptyContent(language), servings, cookedWeight, lines }, language);
}

/** What stands in the field that adds a line belongs to the composition too. */
function withWhatIsTyped(form: Form): Form {
  const line = form.newLine.trim();
  return line === '' ? form : { ...form, newLine: '', lines: [...form.lines, typedItem(line)] };
}

function lineFaultsOf(form: Form): Faults {
  if (lineItems(form).length === 0) return NO_FAULTS;
  return new Map([...faultsOf(form)].filter(([path]) => path.startsWith('lines.')));
}
