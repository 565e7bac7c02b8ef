import type { Language } from '@sytno/domain';
import { formatKcal, numbersHiddenAtom, useApi, useTexts } from '@sytno/kit';
import { CheckField, color, QueryView, QuietButton, RADIUS, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateOf, dishesOf } from './draft';
import { Quiet, Stack, useDayName } from './parts';
import { daysOf, keyOf, type Swap, type Taken } from './take';
import { TEMPLATE_TEXTS } from './template-texts';
import { swapsQuery, type Template } from './templates.queries';

type Item = Template['items'][number];

const Frame = styled.details<{ $bare?: boolean }>`
  border: ${({ $bare }) => ($bare ? '0' : '1px')} solid ${color('line')};
  border-radius: ${RADIUS.control};
  padding: 0 ${({ $bare }) => ($bare ? 0 : space(3))};
  padding-left: ${({ $bare }) => ($bare ? space(9) : space(3))};
  &[open] {
    padding-bottom: ${space(3)};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-height: 44px;
    cursor: pointer;
    &::after {
      content: '';
      flex: none;
      width: 8px;
      height: 8px;
      margin: 0 ${space(2)} 0 auto;
      border: solid ${color('quiet')};
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
  &[open] > summary::after {
    transform: rotate(-135deg);
  }
`;

const Dishes = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: ${space(2)} 0;
  padding: 0;
  list-style: none;
`;

const Swaps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tail = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-left: ${space(9)};
`;

/** Which days and dishes of a template come, and which others instead of some. */
export function PickDishes(props: {
  template: Template;
  taken: Taken;
  /** Open at first. */
  open: boolean;
  lng: Language;
  onChange: (taken: Taken) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { template, taken, lng, onChange } = props;
  const { items } = template;
  const nameOf = useDayName(template, lng);
  const chosen = items.filter((item) => taken.chosen.has(keyOf(item))).length;
  const choose = (some: readonly Item[], on: boolean) => {
    const keys = new Set(taken.chosen);
    for (const item of some) {
      if (on) keys.add(keyOf(item));
      else keys.delete(keyOf(item));
    }
    onChange({ ...taken, chosen: keys });
  };
  return (
    <Frame open={props.open}>
      <summary>
        <span>{t('pick.title')}</span>
        <Quiet as="span">{t('pick.chosen', { count: chosen, all: items.length })}</Quiet>
      </summary>
      <Stack>
        {daysOf(items).map((day) => (
          <DayDishes
            key={dateOf(day)}
            {...props}
            items={day.items}
            name={nameOf(dateOf(day))}
            whole={chosen === items.length}
            onChoose={choose}
          />
        ))}
      </Stack>
    </Frame>
  );
}

/** One day, whole or by dish; its dishes are seen where it is one of some. */
function DayDishes(props: {
  items: readonly Item[];
  name: string;
  whole: boolean;
  template: Template;
  taken: Taken;
  lng: Language;
  onChange: (taken: Taken) => void;
  onChoose: (some: readonly Item[], on: boolean) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { items, name, taken } = props;
  const on = items.filter((item) => taken.chosen.has(keyOf(item))).length;
  const [open] = useState(on > 0 && !props.whole);
  return (
    <div role="group" aria-label={name}>
      <CheckField
        label={<b>{name}</b>}
        checked={on === items.length}
        ref={(box) => {
          if (box) box.indeterminate = on > 0 && on < items.length;
        }}
        onChange={() => props.onChoose(items, on < items.length)}
      />
      <Frame open={open} $bare>
        <summary>
          <Quiet as="span">{t('pick.chosen', { count: on, all: items.length })}</Quiet>
        </summary>
        <Dishes>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <Dish
                {...props}
                item={item}
                onToggle={(wanted) => props.onChoose([item], wanted)}
                onSwap={(swap) => {
                  const swaps = new Map(taken.swaps);
                  if (swap) swaps.set(keyOf(item), swap);
                  else swaps.delete(keyOf(item));
                  props.onChange({ ...taken, swaps });
                }}
              />
            </li>
          ))}
        </Dishes>
      </Frame>
    </div>
  );
}

function Dish(props: {
  item: Item;
  template: Template;
  taken: Taken;
  lng: Language;
  onToggle: (on: boolean) => void;
  onSwap: (swap: Swap | null) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const { item, template, taken } = props;
  const [looks, setLooks] = useState(false);
  const on = taken.chosen.has(keyOf(item));
  const swap = taken.swaps.get(keyOf(item));
  const own = dishesOf(template).get(item.recipeId)?.recipeName ?? '';
  const name = swap?.dish.recipeName ?? own;
  const meal = words(`mealTypes.${item.mealType}`);
  return (
    <>
      <CheckField
        label={t('pick.dish', { meal, name })}
        hint={swap && t('pick.instead', { name: own })}
        checked={on}
        onChange={({ target }) => props.onToggle(target.checked)}
      />
      {on && (
        <Tail>
          <QuietButton
            small
            aria-expanded={looks}
            aria-label={t('pick.swapName', { name })}
            onClick={() => setLooks(!looks)}
          >
            {t('pick.swap')}
          </QuietButton>
          {swap && (
            <QuietButton
              small
              aria-label={t('pick.backName', { name: own })}
              onClick={() => props.onSwap(null)}
            >
              {t('pick.back')}
            </QuietButton>
          )}
          {looks && (
            <Others
              {...props}
              onChoose={(other) => {
                setLooks(false);
                props.onSwap(other);
              }}
            />
          )}
        </Tail>
      )}
    </>
  );
}

/** What suits as well in a dish's place, as the generator finds it. */
function Others(props: { item: Item; template: Template; lng: Language; onChoose: (swap: Swap) => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { item, template, lng } = props;
  const { week, weekday, mealType, recipeId } = item;
  const query = useQuery(
    swapsQuery(useApi(), { id: template.id, week, weekday, mealType, recipeId, language: lng }),
  );
  return (
    <QueryView query={query} skeleton={<Skeleton $height={88} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Quiet>{t('pick.none')}</Quiet>
        ) : (
          <Swaps aria-label={t('pick.others')}>
            {items.map(({ dish, grams }) => {
              const share = grams === null || dish.servingWeight === 0 ? 1 : grams / dish.servingWeight;
              const kcal = words('menu.kcal', { kcal: formatKcal(dish.perServing.kcal * share, lng) });
              return (
                <li key={dish.recipeId}>
                  <QuietButton small onClick={() => props.onChoose({ dish, grams })}>
                    {hidden ? dish.recipeName : `${dish.recipeName} · ${kcal}`}
                  </QuietButton>
                </li>
              );
            })}
          </Swaps>
        )
      }
    </QueryView>
  );
}
