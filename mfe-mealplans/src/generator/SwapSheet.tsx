import type { Language } from '@sytno/domain';
import { formatKcal, formatMoney, numbersHiddenAtom, useApi, useTexts } from '@sytno/kit';
import { color, DishPicture, QueryView, RADIUS, Sheet, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useServed } from './figures';
import { swapsQuery, type Generation, type ProposedSlot, type Swaps } from './generator.queries';
import { Quiet, Stack } from './parts';
import { GENERATOR_TEXTS } from './words';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 64px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.body};
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: ${color('beet')};
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  b {
    color: ${color('dill')};
    font: ${TYPE.quiet};
  }
`;

/** Other dishes for a meal of the proposal, each with what becomes of the day. */
export function SwapSheet(props: {
  run: Generation;
  slot: ProposedSlot;
  /** Whose day is told. */
  personId: string;
  busy: boolean;
  lng: Language;
  onSwap: (recipeId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { run, slot, lng, busy } = props;
  const query = useQuery(swapsQuery(useApi(), run.id, slot.id, lng));
  const title = slot.dish
    ? t('swap.title', { name: slot.dish.name })
    : t('swap.titleEmpty', { meal: own(`mealTypes.${slot.mealType}`).toLocaleLowerCase(lng) });
  return (
    <Sheet title={title} onClose={props.onClose}>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items }) => (
          <Stack>
            <Quiet>{t(items.length > 0 ? 'swap.lead' : 'swap.none')}</Quiet>
            <List>
              {items.map((item) => (
                <li key={item.dish.recipeId}>
                  <Choice
                    aria-disabled={busy || undefined}
                    onClick={() => {
                      if (!busy) props.onSwap(item.dish.recipeId);
                    }}
                  >
                    <DishPicture picture={item.dish.picture} size={48} />
                    <Words item={item} personId={props.personId} currency={run.currency} lng={lng} />
                  </Choice>
                </li>
              ))}
            </List>
          </Stack>
        )}
      </QueryView>
    </Sheet>
  );
}

function Words(props: { item: Swaps['items'][number]; personId: string; currency: string; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { item, personId, currency, lng } = props;
  const day = item.days.find((one) => one.personId === personId);
  const money = (minor: number) => formatMoney(Math.round(minor), currency, lng);
  const served = useServed(currency, lng);
  const effect = day && [
    ...(hidden ? [] : [own('menu.kcal', { kcal: formatKcal(day.figures.kcal.planned, lng) })]),
    money(day.figures.cash.planned),
  ];
  return (
    <span>
      {item.dish.name}
      {item.mine && <small>{served(item.mine).join(' · ')}</small>}
      {effect && <small>{t('swap.day', { figures: effect.join(' · ') })}</small>}
      {day?.met && !hidden && <b>{t('swap.met')}</b>}
    </span>
  );
}
