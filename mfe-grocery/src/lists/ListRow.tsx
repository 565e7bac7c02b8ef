import type { Language } from '@sytno/domain';
import { formatDays, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, eases, space, TYPE, type ChipTone } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { ListCard } from './lists.queries';

const Row = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  ${eases('border-color')}
  &:hover {
    border-color: ${color('border')};
  }
  > div {
    min-width: 0;
  }
  h3 {
    margin: 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** The whole card leads to the list. */
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const TONES = { 'in-use': 'beet', draft: 'plain', closed: 'dill' } as const satisfies Record<
  ListCard['state'],
  ChipTone
>;

/** One list among others: its name, days, and how far the shopping is. */
export function ListRow({ list, lng }: { list: ListCard; lng: Language }) {
  const { t } = useTexts('grocery');
  const { id, name, from, to, state, lines, ticked } = list;
  const days = from !== null && to !== null ? formatDays(from, to, lng) : null;
  return (
    <Row>
      <div>
        <h3>
          <Whole to={pathTo('groceryList', lng, { id })}>{name}</Whole>
        </h3>
        {days !== null && days !== name && <p>{days}</p>}
        <p>{lines === 0 ? t('lists.empty') : t('lists.ticked', { ticked, count: lines })}</p>
      </div>
      <Chip tone={TONES[state]}>{t(`lists.state.${state}`)}</Chip>
    </Row>
  );
}
