import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, space, TextLink } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { LikeSteps } from '../publishing/LikeSteps';
import { partsOf } from '../publishing/parts-of';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { Part } from '../recipe/parts';
import type { Opened } from './review.queries';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Item = styled.li<{ $good: boolean }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space(2)};
  > :first-child {
    margin-top: 2px;
    color: ${(props) => color(props.$good ? 'dill' : 'sunflower')};
  }
  ul {
    margin: ${space(1)} 0 0;
    padding: 0;
    list-style: none;
  }
  ul li {
    min-height: 28px;
  }
`;

/** What a machine can tell before a person reads: each check with a tick or a mark to look at. */
export function ChecksPart({ opened, lng }: { opened: Opened; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { checks, recipe } = opened;
  const missing = partsOf(checks.faults).map((part) => t(`mine.needs.${part}`));
  const copies = checks.duplicates.filter((one) => one.copiedFrom);
  const same = checks.duplicates.filter((one) => !one.copiedFrom);
  const lines = recipe.missing.length;
  return (
    <Part title={t('review.checks')}>
      <List>
        <Check good={missing.length === 0}>
          {missing.length === 0 ? t('review.complete') : t('review.lacks', { what: missing.join(', ') })}
        </Check>
        <Check good={lines === 0}>
          {lines === 0 ? t('review.nutrition') : t('review.noNutrition', { count: lines })}
        </Check>
        <Check good={!checks.likeness?.tooLike}>
          {checks.likeness ? <LikeSteps likeness={checks.likeness} lng={lng} /> : t('review.own')}
        </Check>
        {copies.length > 0 && (
          <Check good={false}>
            {t('review.copy')}
            <Named recipes={copies} lng={lng} />
          </Check>
        )}
        <Check good={same.length === 0}>
          {same.length === 0 ? (
            t('review.unique')
          ) : (
            <>
              {t('review.same')}
              <Named recipes={same} lng={lng} />
            </>
          )}
        </Check>
        {checks.pictureDropped && <Check good>{t('review.picture')}</Check>}
      </List>
    </Part>
  );
}

function Check({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <Item $good={good}>
      <Icon name={good ? 'check' : 'look'} />
      <div>{children}</div>
    </Item>
  );
}

function Named({ recipes, lng }: { recipes: Opened['checks']['duplicates']; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: words } = useTexts('recipes');
  return (
    <ul>
      {recipes.map(({ id, number, name, sameAuthor }) => (
        <li key={id}>
          <TextLink to={pathTo('recipe', lng, { id })}>{name}</TextLink> {words('number', { number })}
          {sameAuthor && ` · ${t('review.sameAuthor')}`}
        </li>
      ))}
    </ul>
  );
}
