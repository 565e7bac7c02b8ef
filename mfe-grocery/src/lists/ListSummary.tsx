import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Card, color, Money, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { GroceryList } from './lists.queries';
import { PlanAndFact } from '../prices/PlanAndFact';
import { LimitWords } from './LimitWords';
import { moneyOf } from './money';
import { BASKET, progressWords } from './progress';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(3)};
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin: 0;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Lines = styled.strong`
  font: ${TYPE.strong};
`;

/** How far the shopping is: lines in the basket, and what is left to pay for. */
export function ListSummary({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const { items, state, closedAt } = list;
  const ticked = items.filter((line) => line.ticked);
  const money = moneyOf(list);
  const words = progressWords(t, state, { lines: items.length, ticked: ticked.length });
  const unpriced = items.filter(({ price }) => price === null).length;
  return (
    <Sheet>
      {closedAt !== null && <p>{t('list.closedOn', { day: formatInstant(closedAt, lng) })}</p>}
      <PlanAndFact planned={list.planned} paid={list.paid} />
      <div role="status">
        {state === 'draft' && ticked.length === 0 ? (
          <Lines>{words}</Lines>
        ) : (
          <TargetBar
            kept
            label={t('list.progress')}
            words={words}
            share={ticked.length / Math.max(1, items.length)}
            role={BASKET}
          />
        )}
      </div>
      {money && (
        <Sums>
          <div>
            <dt>{t('list.total')}</dt>
            <dd>
              <Money {...money.total} estimate />
            </dd>
          </div>
          {(state === 'in-use' || (state === 'draft' && ticked.length > 0)) && (
            <div>
              <dt>{t('list.left')}</dt>
              <dd>
                <Money {...money.left} estimate />
              </dd>
            </div>
          )}
        </Sums>
      )}
      {money?.limit && state !== 'closed' && (
        <div>
          <LimitWords limit={money.limit} lng={lng} />
        </div>
      )}
      {money && unpriced > 0 && <p>{t('list.unpriced', { count: unpriced })}</p>}
    </Sheet>
  );
}
