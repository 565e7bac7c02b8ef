import type { Language } from '@sytno/domain';
import { formatAmount, formatDay, formatMoney, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Line } from './lists.queries';
import { useAmountWords } from './use-amount-words';

const Row = styled.li`
  border-radius: ${RADIUS.control};
  &:hover {
    background: ${color('sunken')};
  }
`;

const Tick = styled.label<{ $ticked: boolean }>`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(2)} ${space(3)};
  cursor: pointer;
  color: ${(props) => color(props.$ticked ? 'quiet' : 'text')};
  text-decoration: ${(props) => (props.$ticked ? 'line-through' : 'none')};
  overflow-wrap: anywhere;
`;

const Box = styled.input.attrs({ type: 'checkbox' })`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color('dill')};
`;

const Amount = styled.span`
  text-align: right;
  font: ${TYPE.strong};
`;

const Price = styled.span`
  display: block;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Sources = styled.details`
  padding: 0 ${space(3)} ${space(2)} calc(28px + ${space(6)});
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  summary {
    cursor: pointer;
    padding: ${space(1)} 0;
  }
  ul {
    padding-left: ${space(4)};
  }
`;

/** One thing to buy: a box to tick, its amount and price, and which dishes made it. */
export function ShopLine(props: {
  line: Line;
  lng: Language;
  closed: boolean;
  onTick: (ticked: boolean) => void;
}) {
  const { t } = useTexts('grocery');
  const { line, lng, closed } = props;
  const wordsOf = useAmountWords(lng);
  return (
    <Row>
      <Tick $ticked={line.ticked}>
        <Box
          checked={line.ticked}
          disabled={closed}
          onChange={(event) => {
            props.onTick(event.target.checked);
          }}
        />
        <span>{line.name}</span>
        <Amount>
          {wordsOf(line)}
          {line.price && <Price>≈ {formatMoney(line.price.minor, line.price.currency, lng)}</Price>}
        </Amount>
      </Tick>
      {line.sources.length > 0 && (
        <Sources>
          <summary>{t('list.sources', { count: line.sources.length })}</summary>
          <ul>
            {line.sources.map((source, i) => (
              <li key={`${source.menuItemId ?? ''} ${String(i)}`}>
                <SourceWords source={source} lng={lng} />
              </li>
            ))}
          </ul>
        </Sources>
      )}
    </Row>
  );
}

/** "Борщ, ср 25: 300 г". */
function SourceWords({ source, lng }: { source: Line['sources'][number]; lng: Language }) {
  const { t } = useTexts(KIT_TEXTS);
  const where = source.date
    ? `${source.recipeName}, ${formatDay(source.date, lng, 'weekday')}`
    : source.recipeName;
  return (
    <>
      {where}: {source.amount ? formatAmount(t, lng, source.amount) : t('amounts.toTaste')}
    </>
  );
}
