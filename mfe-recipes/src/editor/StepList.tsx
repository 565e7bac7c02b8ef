import { RECIPE_LIMITS, type Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { AreaField, IconButton, NumberField, space } from '@sytno/kit/ui';
import { DragList } from '@sytno/kit/ui-more';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { StepItem, StepListItem } from './form';
import { HeadingRow } from './HeadingRow';
import type { Editor } from './use-editor';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: start;
  padding-block: ${space(2)};
  textarea {
    min-height: 66px;
    overflow: hidden;
    resize: none;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: 96px auto;
  gap: ${space(1)};
  align-items: start;
  @media (max-width: 575.98px) {
    grid-column: 1 / -1;
    justify-content: space-between;
  }
`;

/** The steps with their headings, in their order. */
export function StepList({ editor, onRemove }: { editor: Editor; onRemove: (item: StepListItem) => void }) {
  const { t } = useTexts('recipes');
  const { form, change } = editor;
  const numbers = new Map(
    form.steps.filter(({ kind }) => kind === 'step').map(({ key }, at) => [key, at + 1]),
  );
  const put = (item: StepListItem) => {
    change((before) => ({
      ...before,
      steps: before.steps.map((other) => (other.key === item.key ? item : other)),
    }));
  };
  return (
    <DragList
      label={t('recipe.stages')}
      items={form.steps}
      keyOf={({ key }) => key}
      nameOf={(item) =>
        item.kind === 'heading'
          ? (item.words[form.language] ?? '') || t('editor.heading.label')
          : t('editor.steps.name', { number: numbers.get(item.key) ?? 0 })
      }
      onReorder={(steps) => {
        change((before) => ({ ...before, steps }));
      }}
    >
      {(item) =>
        item.kind === 'heading' ? (
          <HeadingRow item={item} language={form.language} onChange={put} onRemove={onRemove} />
        ) : (
          <StepRow
            item={item}
            number={numbers.get(item.key) ?? 0}
            language={form.language}
            fault={editor.saving.state.faults.get(`stages.${String((numbers.get(item.key) ?? 0) - 1)}.text`)}
            onChange={put}
            onRemove={onRemove}
          />
        )
      }
    </DragList>
  );
}

function StepRow(props: {
  item: StepItem;
  number: number;
  language: Language;
  fault: string | undefined;
  onChange: (item: StepItem) => void;
  onRemove: (item: StepItem) => void;
}) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, number, language, fault } = props;
  const text = item.text[language] ?? '';
  const area = useGrowing(text);
  return (
    <Row>
      <AreaField
        ref={area}
        label={t('editor.steps.name', { number })}
        value={text}
        maxLength={RECIPE_LIMITS.stage}
        placeholder={Object.values(item.text).find(Boolean)}
        fault={fault && kit(`faults.${fault}`)}
        onChange={(event) => {
          props.onChange({ ...item, text: { ...item.text, [language]: event.target.value } });
        }}
      />
      <Side>
        <NumberField
          label={t('editor.steps.minutes')}
          value={item.minutes}
          min={1}
          max={RECIPE_LIMITS.minutes}
          digits={0}
          onChange={(minutes) => {
            props.onChange({ ...item, minutes });
          }}
        />
        <IconButton
          aria-label={t('editor.steps.remove', { number })}
          onClick={() => {
            props.onRemove(item);
          }}
        >
          <Icon name="close" />
        </IconButton>
      </Side>
    </Row>
  );
}

/** A field that is as high as its text. */
function useGrowing(text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${String(current.scrollHeight + 2)}px`;
  }, [text]);
  return area;
}
