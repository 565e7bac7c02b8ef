import { formatGrams, formatKcal, KIT_TEXTS, useTexts } from '@sytno/kit/door';
import { Card, color, DishPicture, MacroStrip, Money, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DOOR_TEXTS, SAMPLE_TEXTS } from '../door/door-texts';
import { SAMPLE_CURRENCY, SAMPLE_TARGET, type SampleDay } from './sample';

const Sheet = styled(Card).attrs({ as: 'figure' })`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  box-shadow: ${color('shadow')};
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2)};
    font: ${TYPE.section};
    small {
      align-self: center;
      color: ${color('quiet')};
      font: ${TYPE.quiet};
    }
  }
  > ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Dish = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  align-items: center;
  padding: ${space(1)} 0;
  > small {
    grid-row: 1;
    grid-column: 2;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > :first-child {
    grid-row: 1 / 3;
  }
  > b {
    grid-column: 2;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  > span:last-child {
    grid-row: 1 / 3;
    grid-column: 3;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-align: right;
  }
`;

const Cost = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding-top: ${space(3)};
  border-top: 1px solid ${color('line')};
  font: ${TYPE.strong};
  > :first-child {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** A day of the sample in full: its dishes, its energy against the target, its macros, what it costs. */
export function SampleDayCard({ day, name }: { day: SampleDay; name: string }) {
  const { t, lng } = useTexts(DOOR_TEXTS);
  const { t: sample } = useTexts(SAMPLE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  return (
    <Sheet>
      <figcaption>
        {name} <small>{t('landing.oneDay')}</small>
      </figcaption>
      <TargetBar
        label={t('landing.energy')}
        words={t('landing.ofTarget', {
          kcal: formatKcal(day.kcal, lng),
          target: formatKcal(SAMPLE_TARGET, lng),
        })}
        share={day.kcal / SAMPLE_TARGET}
        role="kcal"
      />
      <MacroStrip protein={day.protein} fat={day.fat} carbs={day.carbs} />
      <ul>
        {day.dishes.map((dish) => (
          <Dish key={dish.meal}>
            <DishPicture picture={dish} size={56} />
            <small>{t(`landing.meals.${dish.meal}`)}</small>
            <b>{sample(`dishes.${dish.dish}`)}</b>
            <span>
              {formatGrams(dish.grams, lng)} {kit('units.g', { count: dish.grams })}
              <br />
              {t('landing.kcal', { kcal: formatKcal(dish.kcal, lng) })}
            </span>
          </Dish>
        ))}
      </ul>
      <Cost>
        <span>{t('landing.dayCost')}</span>
        <Money minor={day.cash} currency={SAMPLE_CURRENCY} estimate />
      </Cost>
    </Sheet>
  );
}
