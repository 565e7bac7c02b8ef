import { shownGrams, type Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  color,
  NumberField,
  QuietButton,
  Sheet,
  space,
  SubmitButton,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { MenuItem } from '../menu/week';
import { factOf } from './eaten';
import type { Fact, WeekFacts } from './facts.queries';

/** The contract's bound. */
const MOST_GRAMS = 5_000;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** One at the table: what is planned for him and what he said. */
interface Place {
  userId: string;
  name: string;
  planned: number;
  /** Grams that were said; null while nothing was. */
  said: number | null;
  own: boolean;
  /** He had something else. */
  other: boolean;
}

/** How much of a dish each member ate; none of it is a dish that was skipped. */
export function FactSheet(props: {
  item: MenuItem;
  week: WeekFacts;
  lng: Language;
  busy: boolean;
  onSave: (plates: { userId: string; grams: number }[]) => void;
  onInstead: () => void;
  onRemove: (fact: Fact) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, week, lng } = props;
  const form = useId();
  const fact = factOf(week.facts, item);
  const [places] = useState(() => placesOf(item, week));
  const [grams, setGrams] = useState(() => places.map(startOf));
  const [asked, setAsked] = useState(false);
  useUnsaved(places.some((place, at) => grams[at] !== startOf(place)));
  const shown = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const write = (at: number, value: number | null) => {
    setGrams((before) => before.map((one, place) => (place === at ? value : one)));
    setAsked(false);
  };
  const right = (place: Place, value: number | null | undefined) =>
    value == null ? !place.own : value >= 0 && value <= MOST_GRAMS;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!places.every((place, at) => right(place, grams[at]))) return;
    props.onSave(
      places.flatMap(({ userId, own, planned, said }, at) => {
        const value = grams[at];
        if (value == null || (!own && value === said)) return [];
        // What is as planned stays as exact as the plan.
        return [{ userId, grams: value === shownGrams(planned) ? planned : value }];
      }),
    );
  };
  const own = places.findIndex((place) => place.own);
  const planned = places[own]?.planned ?? 0;
  return (
    <Sheet
      title={t('facts.sheet.title', { name: item.recipeName })}
      onClose={props.onClose}
      foot={
        <Actions>
          {fact && (
            <QuietButton busy={props.busy} onClick={() => props.onRemove(fact)}>
              {t('facts.sheet.remove')}
            </QuietButton>
          )}
          <SubmitButton form={form} busy={props.busy}>
            {t('facts.sheet.save')}
          </SubmitButton>
        </Actions>
      }
    >
      {fact?.kind === 'replaced' && <Quiet>{t('facts.sheet.insteadNow', { name: nameOf(fact, t) })}</Quiet>}
      <Quick role="group" aria-label={t('facts.sheet.quick')}>
        {QUICK.map(([name, share]) => (
          <QuietButton key={name} small onClick={() => write(own, shownGrams(planned * share))}>
            {t(`facts.sheet.${name}`)}
          </QuietButton>
        ))}
      </Quick>
      <Form id={form} onSubmit={save} noValidate>
        {places.map((place, at) =>
          place.other && !place.own ? (
            <Quiet key={place.userId}>{`${place.name}: ${t('facts.sheet.other')}`}</Quiet>
          ) : (
            <NumberField
              key={place.userId}
              label={place.own ? t('facts.sheet.you') : place.name || t('dish.unnamed')}
              hint={[
                t('facts.sheet.planned', { grams: shown(place.planned) }),
                place.said === null && !place.own ? t('facts.sheet.unsaid') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              unit={kit('units.g', { count: grams[at] ?? 0 })}
              value={grams[at] ?? null}
              min={0}
              max={MOST_GRAMS}
              step={10}
              digits={1}
              {...(asked && !right(place, grams[at])
                ? { fault: kit(`faults.${grams[at] == null ? 'blank' : 'number.range'}`) }
                : {})}
              onChange={(value) => write(at, value)}
            />
          ),
        )}
      </Form>
      <div>
        <QuietButton small onClick={props.onInstead}>
          {t('facts.sheet.instead')}
        </QuietButton>
      </div>
    </Sheet>
  );
}

const QUICK = [
  ['all', 1],
  ['half', 0.5],
  ['none', 0],
] as const;

/** The reader first. Whoever has no account says nothing of what he ate (product decision 2.6). */
function placesOf(item: MenuItem, { userId: reader, facts, others }: WeekFacts): Place[] {
  const own = factOf(facts, item);
  const told = others.filter(({ menuItemId, date }) => menuItemId === item.id && date === item.date);
  const places = item.plates.flatMap(({ userId, name, grams }) => {
    if (userId === null) return [];
    const fact = told.find((one) => one.userId === userId);
    const place = { userId, name, planned: grams };
    return [{ ...place, said: fact?.grams ?? null, own: false, other: fact?.kind === 'replaced' }];
  });
  return places
    .map((place) =>
      place.userId === reader
        ? { ...place, said: own?.grams ?? null, own: true, other: own?.kind === 'replaced' }
        : place,
    )
    .sort((one, other) => Number(other.own) - Number(one.own));
}

/** What stands in a field at first: what was said, for the reader else the plan. */
function startOf({ own, said, planned, other }: Place): number | null {
  if (said !== null && !other) return shownGrams(said);
  return own ? shownGrams(planned) : null;
}

const nameOf = ({ name }: Fact, t: ReturnType<typeof useTexts>['t']): string =>
  name || t('facts.other.unnamed');
