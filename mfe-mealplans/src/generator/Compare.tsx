import { MEAL_TYPES, type Language } from '@sytno/domain';
import { formatDay, formatMoney, formatPercent, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Button, Card, color, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Candidate, Generation, Generator } from './generator.queries';
import { Stack } from './parts';
import { GENERATOR_TEXTS } from './words';

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  h3 {
    margin: 0;
    font: ${TYPE.section};
  }
  h4 {
    margin: 0;
    font: ${TYPE.strong};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  dl {
    display: grid;
    gap: ${space(1)};
    margin: 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Heading = styled.h2`
  margin: 0;
  font: ${TYPE.section};
`;

/** Two plans side by side; one of them stays. */
export function Compare({ run, generator, lng }: { run: Generation; generator: Generator; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { choose } = generator;
  return (
    <Stack>
      <Heading>{t('compare.title')}</Heading>
      <Two>
        {run.candidates.map((candidate, place) => (
          <Frame key={candidate.seed}>
            <h3>{t('compare.plan', { number: place + 1 })}</h3>
            <Figures run={run} candidate={candidate} lng={lng} />
            <Button busy={choose.isPending} onClick={() => choose.mutate({ id: run.id, candidate: place })}>
              {t('compare.keep', { number: place + 1 })}
            </Button>
            <DishList candidate={candidate} lng={lng} />
          </Frame>
        ))}
      </Two>
    </Stack>
  );
}

function Figures({ run, candidate, lng }: { run: Generation; candidate: Candidate; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const days = candidate.days.filter(({ personId }) => personId === run.people[0]?.id);
  const met = days.filter((day) => day.met).length;
  const cash = days.reduce((sum, { figures }) => sum + figures.cash.planned, 0);
  const off = days.reduce((sum, { figures }) => sum + Math.abs(figures.kcal.percent ?? 0), 0);
  const dishes = new Set(candidate.slots.flatMap(({ dish }) => dish?.recipeId ?? [])).size;
  const rows = [
    ...(hidden
      ? []
      : [
          ['met', t('compare.of', { count: met, all: days.length })] as const,
          ['away', formatPercent(off / Math.max(1, days.length) / 100, lng)] as const,
        ]),
    ['money', formatMoney(Math.round(cash), run.currency, lng)] as const,
    ['dishes', String(dishes)] as const,
  ];
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`compare.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DishList({ candidate, lng }: { candidate: Candidate; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const order = (meal: (typeof MEAL_TYPES)[number]) => MEAL_TYPES.indexOf(meal);
  const dates = [...new Set(candidate.slots.map(({ date }) => date))].sort();
  return (
    <>
      {dates.map((day) => (
        <section key={day}>
          <h4>{formatDay(day, lng, 'weekday')}</h4>
          <ul>
            {candidate.slots
              .filter(({ date }) => date === day)
              .sort((a, b) => order(a.mealType) - order(b.mealType))
              .map(({ id, dish }) => (
                <li key={id}>{dish?.name ?? t('proposal.noDish')}</li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
