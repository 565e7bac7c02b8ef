import type { Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, DishPicture, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAmountWords } from '../lists/amount-words';
import type { Suggestion } from './suggestions';
import { LINES_TEXTS } from './words';

const Part = styled.section`
  h3 {
    margin: 0 0 ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${RADIUS.control};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${color('sunken')};
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${color('beet')};
  }
  > div {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  em {
    flex: none;
    max-width: 45%;
    padding: 2px ${space(2)};
    border-radius: ${RADIUS.control};
    background: ${color('dill-tint')};
    color: ${color('dill')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
`;

/** No picture, but the room of one: names stand below one another. */
const Room = styled.i`
  flex: none;
  width: 36px;
`;

export const optionId = (list: string, at: number): string => `${list}-${String(at)}`;

/** What can be added: its name, how much, how often it is bought, and what there is of it already. */
export function SuggestionList(props: {
  id: string;
  title: string;
  suggestions: readonly Suggestion[];
  active: number;
  lng: Language;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { id, title, suggestions, active, lng, onChoose } = props;
  const { ofLine } = useAmountWords(lng);
  useEffect(() => {
    if (active > 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const lead = ({ amount, times, foodId }: Suggestion) =>
    [
      amount && formatAmount(kit, lng, { low: amount.quantity, high: amount.quantity, unit: amount.unit }),
      times > 0 && t('add.times', { count: times }),
      foodId === null && times === 0 && t('add.ownWords'),
    ]
      .filter(Boolean)
      .join(' · ');
  const mark = ({ there }: Suggestion) => {
    if (!there) return null;
    const before = ofLine(there.line);
    if (!there.makes) return t('add.there', { amount: before });
    return t('add.makes', { before, after: formatAmount(kit, lng, there.makes) });
  };
  if (suggestions.length === 0) return <div id={id} />;
  return (
    <Part>
      <h3 id={`${id}-title`}>{title}</h3>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
        {suggestions.map((suggestion, at) => {
          const { key, name, icon } = suggestion;
          const there = mark(suggestion);
          return (
            // The field above has the focus and its keys; a finger or a pointer takes the row itself.
            <Option
              key={key}
              id={optionId(id, at)}
              role="option"
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              {icon === null ? <Room /> : <DishPicture picture={{ icons: [icon], tint: '' }} size={36} />}
              <div>
                <strong>{name}</strong>
                <small>{lead(suggestion)}</small>
              </div>
              {there && <em>{there}</em>}
            </Option>
          );
        })}
      </div>
    </Part>
  );
}
