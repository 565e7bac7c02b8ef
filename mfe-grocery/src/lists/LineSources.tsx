import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { color, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { useAmountWords } from './amount-words';
import type { ShoppingLine } from './lists.queries';
import { partsOf, type DishPart } from './shopping';

const Box = styled.div`
  grid-column: 1 / -1;
  margin: 0 ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  font: ${TYPE.quiet};
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  small {
    display: block;
    margin-top: ${space(1)};
    color: ${color('quiet')};
    font: inherit;
  }
  * + button {
    margin-top: ${space(3)};
  }
  p {
    margin: ${space(2)} 0 0;
    padding-top: ${space(2)};
    border-top: 1px solid ${color('line')};
    font-weight: 600;
  }
`;

/** Which dish of which day a line is for, with each dish's part, and what they make together. */
export function LineSources(props: {
  id: string;
  line: ShoppingLine;
  lng: Language;
  onEdit?: (() => void) | undefined;
}) {
  const { id, line, lng, onEdit } = props;
  const { t } = useTexts('grocery');
  const { ofLine, ofPart } = useAmountWords(lng);
  const words = ({ dish, composed, date, servings, amounts, recipe }: DishPart) => {
    const name = dish || t('line.goneDish');
    const values = {
      dish: composed ? t('composed', { dish: name }) : name,
      amount: ofPart(amounts, line.toTaste),
    };
    const told =
      date === null || servings === null
        ? t('line.plainSource', values)
        : t('line.source', { ...values, day: formatDay(date, lng, 'weekday'), count: servings });
    // Where the recipe is cooked as it stands there is nothing to reckon.
    if (!recipe || servings === null || recipe.servings === servings) return told;
    const of = ofPart([recipe.amount], false);
    return t('line.reckoned', { told, of, makes: recipe.servings, servings });
  };
  const needed = line.needed ?? line.amounts;
  return (
    <Box id={id}>
      {line.sources.length > 0 && (
        <>
          <ul>
            {partsOf(line.sources).map((part) => (
              <li key={part.key}>{words(part)}</li>
            ))}
          </ul>
          <p>{t('line.sum', { amount: ofLine({ amounts: needed, toTaste: line.toTaste }) })}</p>
        </>
      )}
      {line.crossings?.map((crossing) => (
        <small key={`${crossing.unit} ${crossing.by}`}>
          {t(`line.crossings.${crossing.by}`, { amount: ofPart([crossing], false) })}
        </small>
      ))}
      {line.needed && <small>{t('line.ownAmount', { amount: ofLine(line) })}</small>}
      {onEdit && <QuietButton onClick={onEdit}>{t('line.edit')}</QuietButton>}
    </Box>
  );
}
