import type { Language } from '@sytno/domain';
import { formatDays, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, eases, Money, space, TargetBar, TYPE, type ChipTone } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { ListCard, ListedList } from './lists.queries';
import { PlanAndFact } from '../prices/PlanAndFact';
import { BASKET, progressWords } from './progress';

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

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Progress = styled.div`
  flex: 1 0 100%;
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

/** One list among others: its name, days, what it may cost, and in the shop how far the shopping is. */
export function ListRow({ list, lng }: { list: ListedList; lng: Language }) {
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
        {!(lines > 0 && state === 'in-use') && <p>{progressWords(t, state, { lines, ticked })}</p>}
      </div>
      <End>
        <Chip tone={TONES[state]}>{t(`lists.state.${state}`)}</Chip>
        <PlanAndFact planned={list.planned} paid={list.paid}>
          {list.total && (
            <strong>
              <Money {...list.total} estimate />
            </strong>
          )}
        </PlanAndFact>
      </End>
      {lines > 0 && state === 'in-use' && (
        <Progress>
          <TargetBar
            kept
            label={t('list.progress')}
            words={progressWords(t, state, { lines, ticked })}
            share={ticked / lines}
            role={BASKET}
          />
        </Progress>
      )}
    </Row>
  );
}
