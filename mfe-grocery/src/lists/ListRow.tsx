import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { ListCard } from './lists.queries';

const Row = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  &:hover {
    border-color: ${color('border')};
  }
  h3 {
    margin: 0;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** The whole row leads to the list; the name alone is read as the link. */
const Name = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** One list among others: its days, how much is in the basket, its state. */
export function ListRow({ list, lng }: { list: ListCard; lng: Language }) {
  const { t } = useTexts('grocery');
  const { from, to } = list;
  return (
    <Row>
      <div>
        <h3>
          <Name to={pathTo('groceryList', lng, { id: list.id })}>{list.name}</Name>
        </h3>
        {from && to && <p>{t('lists.days', { from: formatDay(from, lng), to: formatDay(to, lng) })}</p>}
        <p>{t('lists.ticked', { ticked: list.ticked, count: list.lines })}</p>
      </div>
      <Chip>{t(`lists.state.${list.state}`)}</Chip>
    </Row>
  );
}
