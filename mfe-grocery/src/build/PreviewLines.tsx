import type { Language } from '@sytno/domain';
import { formatDay, formatMoney, useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { byAisle } from '../lists/aisles';
import type { Preview } from '../lists/lists.queries';
import { useAmountWords } from '../lists/use-amount-words';

type PreviewLine = Preview['lines'][number];

const Block = styled.section`
  h3 {
    margin: ${space(3)} 0 ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Row = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  overflow-wrap: anywhere;
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color('beet')};
  }
  span:last-child {
    text-align: right;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** What the days need: their dishes, and by aisle what to buy. Staples stand unticked: they are at home mostly. */
export function PreviewLines(props: {
  preview: Preview;
  lng: Language;
  chosen: (line: PreviewLine) => boolean;
  onChoose: (key: string, chosen: boolean) => void;
}) {
  const { t } = useTexts('grocery');
  const { preview, lng } = props;
  const wordsOf = useAmountWords(lng);
  return (
    <>
      <details>
        <summary>{t('build.dishes', { count: preview.dishes.length })}</summary>
        <ul>
          {preview.dishes.map((dish) => (
            <li key={dish.menuItemId}>
              {t('build.dish', {
                day: formatDay(dish.date, lng, 'weekday'),
                name: dish.recipeName,
                count: dish.servings,
              })}
            </li>
          ))}
        </ul>
      </details>
      {preview.lines.some((line) => line.staple) && <Quiet>{t('build.staples')}</Quiet>}
      {byAisle(preview.lines).map((aisle) => (
        <Block key={aisle.id}>
          <h3>{aisle.name}</h3>
          <ul>
            {aisle.lines.map((line) => (
              <li key={line.key}>
                <Row>
                  <input
                    type="checkbox"
                    checked={props.chosen(line)}
                    onChange={(event) => {
                      props.onChoose(line.key, event.target.checked);
                    }}
                  />
                  <span>{line.name}</span>
                  <span>{wordsOf(line)}</span>
                </Row>
              </li>
            ))}
          </ul>
        </Block>
      ))}
      {preview.total && (
        <p>{t('list.total', { money: formatMoney(preview.total.minor, preview.total.currency, lng) })}</p>
      )}
    </>
  );
}
