import { dimensionOf, weightOf, type UnitId } from '@sytno/domain';
import { formatGrams, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, eases, IconButton, RADIUS, space, Spinner, TYPE } from '@sytno/kit/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { EditorFood, LineItem } from './form';
import type { LineRowProps } from './line-row-props';
import { LineEditor } from './LineEditor';
import { Open, OpenChoice } from './parts';
import { amountOf, nameOf, unitName } from './words';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
`;

const Opener = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: ${space(6)} minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  align-items: center;
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('text')};
  font: ${TYPE.body};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  i {
    color: ${color('faint')};
    font: ${TYPE.quiet};
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    text-align: right;
  }
  b {
    font: ${TYPE.strong};
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
  padding-inline: ${space(2)};
`;

const Wrong = styled.p`
  margin: ${space(1)} 0;
  color: ${color('chilli')};
  font: ${TYPE.quiet};
`;

/** One line of ingredients as it is understood; pressed, it opens to be put right. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, number, food, foods, language, lng, open, faults } = props;
  const { line, text } = item;
  const name = nameOf(item, foods, language);
  const weight = food ? weightOf(line, food) : undefined;
  const grams = weight?.known === true && saysNoWeight(line) ? weight.value.grams : null;
  const notes = [line.comment[language], line.optional ? t('recipe.optional') : ''].filter(Boolean);
  return (
    <Row>
      <Opener
        aria-expanded={text === null ? open : undefined}
        data-line={number}
        disabled={text !== null}
        onClick={() => {
          props.onOpen(open ? null : item.key);
        }}
      >
        <i>{number}</i>
        <span>
          {name || t('editor.lines.unnamed')}
          {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        </span>
        <span>
          {text === null ? <b>{amountOf(line, kit, lng)}</b> : !props.waiting && <Spinner />}
          {grams !== null && grams >= 1 && (
            <small>{t('recipe.grams', { grams: formatGrams(grams, lng) })}</small>
          )}
        </span>
      </Opener>
      <IconButton
        aria-label={t('editor.lines.remove', { name: name || String(number) })}
        onClick={() => {
          props.onRemove(item);
        }}
      >
        <Icon name="close" />
      </IconButton>
      <Below>
        {text !== null && props.waiting && <Open>{t('editor.lines.waiting')}</Open>}
        {text === null && !open && <Questions {...props} />}
        {!open && [...faults.values()].map((words) => <Wrong key={words}>{words}</Wrong>)}
        {open && text === null && <LineEditor {...props} />}
      </Below>
    </Row>
  );
});

/** Whether the amount is counted or spooned, so that a scale's reading helps. */
const saysNoWeight = ({ unit }: LineItem['line']): boolean => unit !== null && dimensionOf(unit) !== 'mass';

/** What is open about the line, with the likeliest answers to press. */
function Questions(props: LineRowProps) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, foods, onChange } = props;
  const { line, candidates, otherUnits } = item;
  const set = (change: Partial<LineItem['line']>, more: Partial<LineItem> = {}) => {
    onChange({ ...item, ...more, line: { ...line, ...change } });
  };
  if (line.ingredientId === null) {
    const known = candidates.map((id) => foods.get(id)).filter((food) => food !== undefined);
    return (
      <Open>
        <span>{t(known.length > 0 ? 'editor.lines.perhaps' : 'editor.lines.unknown')}</span>
        {known.slice(0, 3).map(({ id, name }) => (
          <OpenChoice
            key={id}
            onClick={() => {
              set({ ingredientId: id, food: {} });
            }}
          >
            {name}
          </OpenChoice>
        ))}
      </Open>
    );
  }
  if (line.unit === null || (line.quantity === null && line.unit !== 'to_taste')) {
    return (
      <Open>
        <span>{t(line.quantity === null ? 'editor.lines.howMuch' : 'editor.lines.whichUnit')}</span>
        {line.quantity === null ? (
          <OpenChoice
            onClick={() => {
              set({ unit: 'to_taste', quantity: null, quantityTo: null });
            }}
          >
            {kit('amounts.toTaste')}
          </OpenChoice>
        ) : (
          likelyUnits(props.food).map((unit) => (
            <OpenChoice
              key={unit}
              onClick={() => {
                set({ unit });
              }}
            >
              {unitName(unit, kit)}
            </OpenChoice>
          ))
        )}
      </Open>
    );
  }
  if (otherUnits.length === 0) return null;
  return (
    <Open>
      <span>{t('editor.lines.otherUnit', { unit: unitName(line.unit, kit) })}</span>
      {otherUnits.map((unit) => (
        <OpenChoice
          key={unit}
          onClick={() => {
            set({ unit }, { otherUnits: [] });
          }}
        >
          {unitName(unit, kit)}
        </OpenChoice>
      ))}
    </Open>
  );
}

function likelyUnits(food: EditorFood | undefined): UnitId[] {
  return [...new Set<UnitId>([...(food?.units ?? []).slice(0, 3), 'g', 'piece'])].slice(0, 4);
}
