import { restOfDay, totalOf, type Day, type Language, type RestOfDay } from '@sytno/domain';
import { formatAmount, formatKcal, KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Actions, Button, Card, color, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Aims } from '../menu/use-aims';
import type { MenuItem } from '../menu/week';
import { eatenOn, openOf, plannedPlate } from './eaten';
import { useEating } from './Eating';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
    overflow-wrap: anywhere;
  }
  li b {
    white-space: nowrap;
  }
`;

/** What was eaten when an offer was answered in this visit: it is not made again before that changes. */
const answeredAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * After something was eaten otherwise than planned: new weights for what is left of today, to be taken or left.
 * Whoever hides numbers is not asked.
 */
export function RestOffer({ day, aims, lng }: { day: Day; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const eating = useEating();
  const hidden = useAtomValue(numbersHiddenAtom);
  const [answered, setAnswered] = useAtom(answeredAtom);
  const { targets } = aims;
  const rest = useMemo(() => {
    if (!eating || day !== eating.today) return null;
    const items = eating.items.filter(({ date }) => date === day);
    const eaten = eatenOn(eating.week.facts, items, day);
    if (!eaten) return null;
    return restOfDay({
      targets,
      planned: totalOf(items.map(plannedPlate)),
      eaten,
      open: openOf(eating.week.facts, items).map((item) => ({
        id: item.id,
        grams: item.weightServing,
        ...plannedPlate(item),
      })),
    });
  }, [eating, day, targets]);
  if (!rest || !eating || hidden) return null;
  const key = eating.week.facts.flatMap(({ id, date }) => (date === day ? id : [])).join(' ');
  if (answered.has(key)) return null;
  const answer = () => setAnswered((before) => new Set([...before, key]));
  const grams = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const accept = () => {
    const plates = (of: 'grams' | 'from') =>
      rest.weights.map((weight) => ({ menuItemId: weight.id, grams: weight[of] }));
    eating.ways.weigh(plates('grams'), plates('from'));
    answer();
  };
  return (
    <Frame aria-label={t('facts.rest.title')}>
      <h2>{t('facts.rest.title')}</h2>
      <p>{t('facts.rest.text', { kcal: formatKcal(rest.after.kcal, lng) })}</p>
      <ul>
        {rest.weights.map((weight) => (
          <li key={weight.id}>
            <span lang={lng}>{nameOf(eating.items, weight)}</span>
            <b>{t('facts.rest.row', { from: grams(weight.from), to: grams(weight.grams) })}</b>
          </li>
        ))}
      </ul>
      <Actions>
        <QuietButton onClick={answer}>{t('facts.rest.refuse')}</QuietButton>
        <Button onClick={accept}>{t('facts.rest.accept')}</Button>
      </Actions>
    </Frame>
  );
}

const nameOf = (items: readonly MenuItem[], { id }: RestOfDay['weights'][number]): string =>
  items.find((item) => item.id === id)?.recipeName ?? '';
