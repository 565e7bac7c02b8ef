import { formatGrams, formatKcal, KIT_TEXTS, useTexts } from '@sytno/kit/door';
import { Avatar, Card, color, DishPicture, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DOOR_TEXTS, SAMPLE_TEXTS } from '../door/door-texts';
import { Part, PartHead } from './parts';
import { SAMPLE } from './sample';

/** Whom the pot feeds: a member has a target, a child a share of what the sample's person eats. */
const EATERS = [
  { who: 'mother', share: 0.75, target: 1800 },
  { who: 'father', share: 1, target: 2400 },
  { who: 'daughter', share: 0.6, target: null },
  { who: 'son', share: 0.4, target: null },
] as const;

const DISH = SAMPLE.days[0]?.dishes.find(({ meal }) => meal === 'dinner');

const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  gap: ${space(6)};
  align-items: center;
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
  ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Pot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  font: ${TYPE.strong};
  text-align: center;
`;

const Eater = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  align-items: center;
  padding: ${space(3)} 0;
  & + & {
    border-top: 1px solid ${color('line')};
  }
  > span > small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > b {
    font: ${TYPE.strong};
    text-align: right;
    white-space: nowrap;
    small {
      display: block;
      color: ${color('quiet')};
      font: ${TYPE.quiet};
    }
  }
`;

/** One dish of the sample and what each of a family has of it. */
export function SamplePlates() {
  const { t, lng } = useTexts(DOOR_TEXTS);
  const { t: sample } = useTexts(SAMPLE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  if (!DISH) return null;
  const { grams, kcal } = DISH;
  return (
    <Part $near aria-labelledby="landing-plates">
      <PartHead>
        <h2 id="landing-plates">{t('landing.plates.title')}</h2>
        <p>{t('landing.plates.text')}</p>
      </PartHead>
      <Sheet>
        <Pot>
          <DishPicture picture={DISH} size={140} />
          {sample(`dishes.${DISH.dish}`)}
        </Pot>
        <ul>
          {EATERS.map(({ who, share, target }) => {
            const own = Math.round((grams * share) / 10) * 10;
            const name = t(`landing.plates.people.${who}`);
            return (
              <Eater key={who}>
                <Avatar name={name.split(',')[0] ?? name} />
                <span>
                  {name}
                  <small>
                    {target === null
                      ? t('landing.plates.child')
                      : t('landing.plates.target', { kcal: formatKcal(target, lng) })}
                  </small>
                </span>
                <b>
                  {formatGrams(own, lng)} {kit('units.g', { count: own })}
                  {target !== null && (
                    <small>{t('landing.kcal', { kcal: formatKcal((kcal * own) / grams, lng) })}</small>
                  )}
                </b>
              </Eater>
            );
          })}
        </ul>
      </Sheet>
    </Part>
  );
}
