import { RECIPE_LIMITS, stepsOfText } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { AreaField, laterPart, QuietButton, Skeleton, type Undo } from '@sytno/kit/ui';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { headingItem, type StepListItem } from './form';
import { Chips, Part } from './parts';
import type { Editor } from './use-editor';

const StepList = laterPart(
  'recipes.step-list',
  () => import(/* webpackChunkName: "rows" */ './StepList').then((file) => file.StepList),
  {
    skeleton: ({ editor }) => <Skeleton $height={110 * editor.form.steps.length} />,
  },
);

/** The steps of cooking: each added by Enter, a pasted text becomes as many as it has lines. */
export function StepsPart({ editor, undo }: { editor: Editor; undo: Undo }) {
  const { t } = useTexts('recipes');
  const { form, change, addSteps } = editor;
  const composer = useRef<HTMLTextAreaElement>(null);
  const full = form.steps.length >= RECIPE_LIMITS.stages;

  const add = () => {
    if (form.newStep.trim() !== '' && !full) addSteps(oneStep(form.newStep));
    composer.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !plain) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (stepsOfText(pasted).length < 2 || full) return;
    event.preventDefault();
    addSteps(form.newStep.trim() === '' ? pasted : `${oneStep(form.newStep)}\n${pasted}`);
  };
  const remove = (item: StepListItem) => {
    const place = form.steps.findIndex(({ key }) => key === item.key);
    change((before) => ({ ...before, steps: before.steps.filter(({ key }) => key !== item.key) }));
    composer.current?.focus();
    undo.did(t('editor.steps.removed'), () => {
      change((before) => ({
        ...before,
        steps: [...before.steps.slice(0, place), item, ...before.steps.slice(place)],
      }));
    });
  };
  return (
    <Part title={t('recipe.stages')}>
      {form.steps.length > 0 && <StepList editor={editor} onRemove={remove} />}
      <AreaField
        ref={composer}
        label={t('editor.steps.add')}
        hint={full ? t('editor.steps.full', { count: RECIPE_LIMITS.stages }) : t('editor.steps.hint')}
        value={form.newStep}
        rows={2}
        maxLength={RECIPE_LIMITS.stage}
        onChange={(event) => {
          const newStep = event.target.value;
          change((before) => ({ ...before, newStep }));
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Chips>
        <QuietButton small disabled={full} onClick={add}>
          <Icon name="plus" />
          {t('editor.steps.addThis')}
        </QuietButton>
        <QuietButton
          small
          disabled={full}
          onClick={() => {
            change((before) => ({ ...before, steps: [...before.steps, headingItem({})] }));
          }}
        >
          <Icon name="plus" />
          {t('editor.heading.add')}
        </QuietButton>
      </Chips>
    </Part>
  );
}

/** What stands in the field is one step, however many lines it has. */
const oneStep = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
