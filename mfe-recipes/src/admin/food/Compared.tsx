import { NUTRIENT_KEYS } from '@sytno/domain';
import { useTexts, type Texts } from '@sytno/kit';
import { Actions, Button, color, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import { differences, mergedDraft } from './differences';
import { sameDraft, type FoodDraft } from './food-draft';

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color('sunflower')};
  border-radius: ${RADIUS.card};
  background: ${color('sunflower-tint')};
  color: ${color('text')};
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.section};
  }
`;

const Pairs = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  dt {
    font: ${TYPE.strong};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * Somebody else saved the same ingredient meanwhile. What only one of both changed goes together by itself;
 * where both did it stands side by side, and one of them is chosen.
 */
export function Compared(props: {
  mine: FoodDraft;
  base: FoodDraft;
  theirs: FoodDraft;
  onResolve: (draft: FoodDraft) => void;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { mine, base, theirs, onResolve } = props;
  const { both } = differences(mine, base, theirs);
  const take = (prefer: 'mine' | 'theirs') => onResolve(mergedDraft(mine, base, theirs, prefer));
  return (
    <Box role="alert" aria-labelledby="compared">
      <h3 id="compared">{t('compare.title')}</h3>
      <p>{t(both.length > 0 ? 'compare.both' : 'compare.apart')}</p>
      {both.length > 0 && (
        <Pairs>
          {both.map((field) => (
            <div key={field}>
              <dt>{t(`fields.${field}`)}</dt>
              <dd>{t('compare.mine', { value: shown(mine[field], t) })}</dd>
              <dd>{t('compare.theirs', { value: shown(theirs[field], t) })}</dd>
            </div>
          ))}
        </Pairs>
      )}
      <Actions>
        {both.length > 0 && (
          <QuietButton onClick={() => take('theirs')}>{t('compare.takeTheirs')}</QuietButton>
        )}
        <Button type="button" onClick={() => take('mine')}>
          {t(both.length > 0 ? 'compare.keepMine' : 'compare.join')}
        </Button>
      </Actions>
      {sameDraft(mine, theirs) && <p>{t('compare.same')}</p>}
    </Box>
  );
}

/** A field's value in few words: what is not said is a dash. */
function shown(value: unknown, t: Texts): string {
  if (value === null || value === '' || value === undefined || value === false) return NOTHING;
  if (value === true) return '✓';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts = Array.isArray(value)
    ? value.map((one: unknown) => shown(one, t))
    : Object.entries(value).map(([key, one]) => `${wordOf(key, t)}${shown(one, t)}`);
  return parts.filter((part) => part !== NOTHING).join(', ') || NOTHING;
}

const NOTHING = '–';

/** What a part of a value is called, where it is called anything. */
function wordOf(key: string, t: Texts): string {
  if (NUTRIENT_KEYS.some((one) => one === key)) return `${t(`nutrients.${key}`)} `;
  return DIET_KEYS.includes(key) ? `${t(`diet.${key}`)} ` : '';
}

const DIET_KEYS = ['vegan', 'vegetarian', 'meat', 'fish', 'pork', 'alcohol', 'addedSugar'];
