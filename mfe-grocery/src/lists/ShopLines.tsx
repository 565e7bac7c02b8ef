import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { byAisle } from './aisles';
import type { GroceryList, Line } from './lists.queries';
import { ShopLine } from './ShopLine';
import { useTick } from './use-list-changes';

const Aisle = styled(Card)`
  padding: ${space(3)} ${space(2)};
  margin-bottom: ${space(4)};
  h2 {
    margin: 0 ${space(3)} ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** What is still to be bought, aisle by aisle as one walks, and below it what is in the basket. */
export function ShopLines({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const tick = useTick(list.id, lng);
  const shown = (lines: readonly Line[]) => (
    <ul>
      {lines.map((line) => (
        <ShopLine
          key={line.id}
          line={line}
          lng={lng}
          closed={list.state === 'closed'}
          onTick={(ticked) => {
            tick.mutate({ lineId: line.id, ticked });
          }}
        />
      ))}
    </ul>
  );
  const basket = list.items.filter((line) => line.ticked);
  return (
    <>
      {byAisle(list.items.filter((line) => !line.ticked)).map((aisle) => (
        <Aisle key={aisle.id}>
          <h2>{aisle.name}</h2>
          {shown(aisle.lines)}
        </Aisle>
      ))}
      {basket.length > 0 && (
        <Aisle>
          <h2>{t('list.basket')}</h2>
          {shown(basket)}
        </Aisle>
      )}
    </>
  );
}
