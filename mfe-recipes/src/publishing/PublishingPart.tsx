import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  color,
  OFF_PAPER,
  QueryView,
  QuietButton,
  QuietButtonLink,
  RADIUS,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Remark } from '../recipe/parts';
import type { Recipe } from '../recipe/recipe.queries';
import { Changes } from './Changes';
import { LikeSteps } from './LikeSteps';
import { partsOf } from './parts-of';
import { PublishingActions } from './PublishingActions';
import { PUBLISHING_TEXTS } from './publishing-texts';
import { publishingQuery, type PublishingState } from './publishing.queries';
import { StandingChip } from './StandingChip';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(5)};
  overflow-wrap: anywhere;
  ${OFF_PAPER}
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(5)};
  > :first-child {
    display: grid;
    flex: 1 1 300px;
    gap: ${space(1)};
    min-width: 0;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Said = styled.figure`
  max-width: 72ch;
  margin: ${space(2)} 0 0;
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color('chilli')};
  border-radius: ${RADIUS.control};
  background: ${color('chilli-tint')};
  figcaption {
    font: ${TYPE.strong};
  }
  blockquote {
    margin: ${space(1)} 0 0;
    white-space: pre-line;
  }
`;

const Needs = styled.div`
  ul {
    margin: ${space(1)} 0 0;
    padding-left: ${space(5)};
  }
`;

/** Where an own recipe stands on its way to everybody, what it lacks, what was said of it, and what can be done. */
export function PublishingPart({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const query = useQuery(publishingQuery(useApi(), recipe.id, lng));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={96} />}>
      {(state) => <Shown recipe={recipe} state={state} lng={lng} />}
    </QueryView>
  );
}

function Shown({ recipe, state, lng }: { recipe: Recipe; state: PublishingState; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const [compares, setCompares] = useState(false);
  const { standing, checks, verdict, change, submittedAt } = state;
  const returned = standing === 'returned' || standing === 'change-returned';
  const when = submittedAt === null ? '' : formatWhen(submittedAt, lng);
  const open = standing !== 'published' && standing !== 'pending' && standing !== 'change-pending';
  const lacks = open && (checks.faults.length > 0 || (checks.likeness?.tooLike ?? false));
  return (
    <Sheet aria-label={t('mine.title')}>
      <Head>
        <div>
          <Title>
            <h2>{t('mine.title')}</h2>
            <StandingChip standing={standing} />
          </Title>
          <Remark>{t(`mine.says.${standing.replace('-', '.')}`, { when })}</Remark>
          {returned && verdict?.reason && (
            <Said>
              <figcaption>{t('mine.reason')}</figcaption>
              <blockquote>{verdict.reason}</blockquote>
            </Said>
          )}
        </div>
        <PublishingActions recipe={recipe} state={state} lacks={lacks} lng={lng} />
      </Head>
      {open && checks.faults.length > 0 && <Missing faults={checks.faults} />}
      {checks.likeness && open && <LikeSteps likeness={checks.likeness} lng={lng} />}
      {checks.pictureDropped && standing !== 'published' && <Remark>{t('mine.picture')}</Remark>}
      {lacks && (
        <div>
          <QuietButtonLink to={pathTo('recipeEdit', lng, { id: recipe.id })}>
            {t('mine.edit')}
          </QuietButtonLink>
        </div>
      )}
      {change && (
        <>
          <div>
            <QuietButton aria-expanded={compares} onClick={() => setCompares(!compares)}>
              {t(compares ? 'changes.hide' : 'changes.show')}
            </QuietButton>
          </div>
          {compares && <Changes before={recipe} after={change.recipe} lng={lng} />}
        </>
      )}
    </Sheet>
  );
}

function Missing({ faults }: { faults: PublishingState['checks']['faults'] }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  return (
    <Needs>
      <p>{t('mine.lacks')}</p>
      <ul>
        {partsOf(faults).map((part) => (
          <li key={part}>{t(`mine.needs.${part}`)}</li>
        ))}
      </ul>
    </Needs>
  );
}
