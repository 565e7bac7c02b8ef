import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, Money, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { LimitWords } from '../lists/LimitWords';
import type { GroceryList } from '../lists/lists.queries';
import { moneyOf } from '../lists/money';
import { SHOPS_TEXTS } from './words';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  p {
    margin: 0;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  strong {
    font: ${TYPE.strong};
  }
`;

/** The money that counts along: what is in the basket of what the whole may cost, and how that stands. */
export function ShopMoney({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const money = moneyOf(list);
  if (!money) return null;
  return (
    <Line data-money>
      <p>
        <small>{t('shop.inBasket')}</small>{' '}
        <strong>
          <Money {...money.basket} />
        </strong>{' '}
        <small>
          {t('shop.ofAll')} <Money {...money.total} estimate />
        </small>
      </p>
      {money.limit && <LimitWords limit={money.limit} lng={lng} />}
    </Line>
  );
}
