import type { Day, Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, CheckField, color, OFF_PAPER, space, TextLink, TYPE, useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MenuItem } from '../menu/week';
import { AHEAD, type AheadThing, type AheadTick } from './ahead.queries';

const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(3)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  ul {
    display: grid;
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${OFF_PAPER}
`;

const Thing = styled.li`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
  &[data-done] b {
    text-decoration: line-through;
    color: ${color('quiet')};
  }
  > p {
    margin: 0 0 0 36px;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > p[data-late] {
    color: ${color('chilli')};
  }
`;

const keyOf = ({ menuItemId, place }: AheadThing): string => `${menuItemId} ${place}`;

/**
 * What has to be soaked, thawed or put into the cold today; nothing where there is no such thing. Should it
 * not come, the day is whole without it.
 *
 * @param props.things as they were asked for beside the menu, undefined until they are there
 * @param props.items of the week: when its dishes change, the things are asked for anew
 */
export function AheadCard(props: {
  day: Day;
  things: readonly AheadThing[] | undefined;
  items: readonly MenuItem[];
  lng: Language;
}) {
  const { day, things = [], items, lng } = props;
  const { t } = useTexts('mealplans');
  useAskedAnew(items);
  const ticks = useTicks();
  const shown = things.filter((thing) => !isPast(thing, day));
  if (shown.length === 0) return null;
  return (
    <Frame aria-labelledby="ahead-title">
      <h2 id="ahead-title">{t('ahead.title')}</h2>
      <ul>
        {shown.map((thing) => {
          const done = ticks.said.get(keyOf(thing)) ?? thing.done;
          const late = thing.start.date < day;
          return (
            <Thing key={keyOf(thing)} data-done={done || undefined}>
              <CheckField
                label={
                  <>
                    <b>{t(`ahead.kinds.${thing.kind}`)}:</b>{' '}
                    <TextLink to={pathTo('recipe', lng, { id: thing.recipeId })}>{thing.recipeName}</TextLink>
                  </>
                }
                checked={done}
                onChange={(event) => ticks.say(thing, event.target.checked)}
              />
              <p data-late={(late && !done) || undefined}>
                {late ? t('ahead.late') : t(`ahead.when.${thing.start.part}`)}
                {'. '}
                {t('ahead.for', {
                  place: [
                    t(`mealTypes.${thing.mealType}`),
                    ...(thing.date === day ? [] : [formatDay(thing.date, lng, 'weekday')]),
                  ].join(', '),
                  count: Math.round(thing.hours),
                })}
              </p>
              <p lang={thing.language}>{thing.text}</p>
            </Thing>
          );
        })}
      </ul>
    </Frame>
  );
}

function useAskedAnew(items: readonly MenuItem[]): void {
  const client = useQueryClient();
  const dishes = items
    .map((item) => `${item.id} ${item.date} ${item.mealType}`)
    .sort()
    .join();
  const known = useRef(dishes);
  useEffect(() => {
    if (known.current === dishes) return;
    known.current = dishes;
    void client.invalidateQueries({ queryKey: AHEAD });
  }, [client, dishes]);
}

/** A breakfast of today needs nothing any more that was to be begun yesterday, unless somebody looks at dawn. */
const isPast = (thing: AheadThing, day: Day): boolean =>
  thing.done && thing.date === day && thing.start.date < day;

/** Ticks show at once; one that the server did not take goes back and is told. */
function useTicks() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { t: kit } = useTexts(KIT_TEXTS);
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { mutate } = useMutation({
    mutationFn: (input: AheadTick) => api.mealplans.ahead.tick(input),
    onSettled: () => client.invalidateQueries({ queryKey: AHEAD }),
  });
  const say = (thing: AheadThing, done: boolean) => {
    const key = keyOf(thing);
    setSaid((before) => new Map(before).set(key, done));
    const { menuItemId: id, place } = thing;
    mutate(
      { id, place, done },
      {
        onError: (error) => {
          setSaid((before) => new Map([...before].filter(([other]) => other !== key)));
          notify(failureOf(error).message || kit('offline.text'), 'bad');
        },
      },
    );
  };
  return { said, say };
}
