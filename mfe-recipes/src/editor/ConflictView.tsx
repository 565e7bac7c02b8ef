import {
  clashesOf,
  mergedContent,
  takenOver,
  type Choices,
  type Clash,
  type Language,
  type RecipeContent,
  type Side,
} from '@sytno/domain';
import { formatWhen, useTexts } from '@sytno/kit';
import { Actions, Button, Card, color, QuietButton, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldValue } from './FieldValue';
import type { EditorFood } from './form';
import { Quiet } from './parts';
import type { Conflict } from './use-saving';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(5)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font: ${TYPE.strong};
  }
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Option = styled.label<{ $whole?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-content: start;
  ${(props) => (props.$whole ? 'grid-column: 1 / -1;' : '')}
  min-height: 44px;
  padding: ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(input:checked) {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    accent-color: ${color('beet')};
  }
  b {
    font: ${TYPE.strong};
  }
  > div {
    grid-column: 2;
    max-height: 320px;
    overflow: auto;
    white-space: pre-line;
  }
`;

/**
 * Two versions of the recipe side by side, field by field: what both changed is chosen, what only one of them
 * changed is kept of both. Nothing is lost before the choice, and none has to be made for going back.
 */
export function ConflictView(props: {
  conflict: Conflict;
  foods: ReadonlyMap<string, EditorFood>;
  lng: Language;
  busy: boolean;
  onSettle: (merged: RecipeContent) => void;
  onBack: () => void;
}) {
  const { t } = useTexts('recipes');
  const { conflict, foods, lng, busy } = props;
  const { base, mine, theirs } = conflict;
  const versions = { base, mine, theirs: theirs.content };
  const clashes = clashesOf(versions);
  const [choices, setChoices] = useState<Choices>(() => proposed(clashes));
  const taken = takenOver(versions);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const nameOf = ({ field }: Pick<Clash, 'field'>) => fieldName(field, t, mine.languages.length > 1);
  return (
    <Sheet aria-labelledby="conflict-title">
      <div>
        <h2 id="conflict-title" ref={heading} tabIndex={-1}>
          {t('editor.conflict.title')}
        </h2>
        <Quiet>{t('editor.conflict.text', { when: formatWhen(theirs.updatedAt, lng) })}</Quiet>
      </div>
      {clashes.map((clash) => (
        <Group key={clash.field}>
          <legend>{nameOf(clash)}</legend>
          {sidesOf(clash).map((side) => (
            <Option key={side} $whole={side === 'both'}>
              <input
                type="radio"
                name={clash.field}
                checked={choices[clash.field] === side}
                onChange={() => {
                  setChoices({ ...choices, [clash.field]: side });
                }}
              />
              <b>{t(`editor.conflict.${side}`)}</b>
              {side !== 'both' && (
                <div>
                  <FieldValue
                    field={clash.field}
                    content={side === 'mine' ? mine : theirs.content}
                    other={side === 'mine' ? theirs.content : mine}
                    foods={foods}
                    lng={lng}
                  />
                </div>
              )}
            </Option>
          ))}
        </Group>
      ))}
      {taken.length > 0 && (
        <Quiet>
          {t('editor.conflict.taken', { fields: taken.map((field) => nameOf({ field })).join(', ') })}
        </Quiet>
      )}
      <Actions>
        <QuietButton onClick={props.onBack}>{t('editor.conflict.back')}</QuietButton>
        <Button
          busy={busy}
          onClick={() => {
            props.onSettle(mergedContent(versions, choices));
          }}
        >
          {t('editor.conflict.settle')}
        </Button>
      </Actions>
    </Sheet>
  );
}

const sidesOf = ({ both }: Clash): Side[] => (both ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']);

/** Where both fit nothing need go; else what stands in the form. */
function proposed(clashes: readonly Clash[]): Choices {
  return Object.fromEntries(clashes.map(({ field, both }) => [field, both ? 'both' : 'mine']));
}

/** What a field is called; with its language where the recipe has several. */
export function fieldName(
  field: Clash['field'],
  t: ReturnType<typeof useTexts>['t'],
  several: boolean,
): string {
  const [name = '', language] = field.split('.');
  const words = t(`editor.conflict.fields.${name}`);
  return language && several ? `${words} (${t(`languages.${language}`)})` : words;
}
