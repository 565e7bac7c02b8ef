import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Chip,
  ChoiceGroup,
  EmptyState,
  QueryView,
  QuietButtonLink,
  space,
  ToggleChip,
  TYPE,
  upTo,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Changes } from '../publishing/Changes';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { FlagsPart } from '../recipe/FlagsPart';
import { IngredientsPart } from '../recipe/IngredientsPart';
import { NutritionPart } from '../recipe/NutritionPart';
import { Part, Remark } from '../recipe/parts';
import { RecipeHead } from '../recipe/RecipeHead';
import { RecipeSkeleton } from '../recipe/RecipeSkeleton';
import { StagesPart } from '../recipe/StagesPart';
import { ChecksPart } from './ChecksPart';
import { DecisionPart } from './DecisionPart';
import { HistoryPart } from './HistoryPart';
import { ReportsPart } from './ReportsPart';
import { KIND_TONES, openedQuery, type Opened } from './review.queries';
import type { ReviewPlace } from './use-review-place';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(3)};
`;

/** The recipe beside what is decided about it, which stays in sight. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
  gap: ${space(5)};
  align-items: start;
  > :last-child {
    position: sticky;
    top: ${space(19)};
    max-height: calc(100vh - ${space(22)});
    overflow-y: auto;
  }
  /* In one column the checks come before the recipe, the decision behind it. */
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      display: contents;
    }
    > :last-child > :first-child {
      order: -1;
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  > header {
    margin: 0;
  }
`;

const Preview = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  font: ${TYPE.strong};
`;

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** One recipe as its readers will see it, what was checked, and the decision. */
export function ReviewOne({ id, place, lng }: { id: string; place: ReviewPlace; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const [shown, setShown] = useState(lng);
  const query = useQuery(openedQuery(useApi(), id, shown));
  useDocumentTitle(query.data?.recipe.name);
  const queue = pathTo('adminReviews', lng, {}, place.queryOf({ recipe: '' }));
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('review.gone.title')}
        text={t('review.gone.text')}
        action={<QuietButtonLink to={queue}>{t('review.back')}</QuietButtonLink>}
      />
    );
  }
  return (
    <>
      <Top>
        <BackLink to={queue}>{t('review.back')}</BackLink>
        {query.data?.next && (
          <QuietButtonLink
            to={pathTo('adminReviews', lng, {}, place.queryOf({ recipe: query.data.next, page: 1 }))}
          >
            {t('review.next')}
          </QuietButtonLink>
        )}
      </Top>
      <QueryView whole query={query} skeleton={<RecipeSkeleton />}>
        {(opened) => <Shown opened={opened} shown={shown} onShown={setShown} place={place} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown(props: {
  opened: Opened;
  /** The language it is shown in. */
  shown: Language;
  onShown: (language: Language) => void;
  place: ReviewPlace;
  lng: Language;
}) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { opened, shown, onShown, place, lng } = props;
  const { recipe, published, kind } = opened;
  const [servings, setServings] = useState(recipe.servings);
  return (
    <article>
      <Columns>
        <Column>
          <Preview>
            <Chip tone={KIND_TONES[kind]}>{t(`review.kinds.${kind}`)}</Chip>
            {t('review.preview')}
          </Preview>
          <LanguageChoice opened={opened} shown={shown} onShown={onShown} />
          {published && (
            <Part title={t('changes.title')}>
              <OtherLanguages opened={opened} shown={recipe.language} />
              <Changes before={published} after={recipe} lng={lng} />
            </Part>
          )}
          <RecipeHead recipe={recipe} lng={recipe.language} actions={null} />
          <IngredientsPart recipe={recipe} lng={lng} servings={servings} onServings={setServings} links />
          <StagesPart recipe={recipe} lng={lng} servings={servings} />
          <NutritionPart recipe={recipe} lng={lng} servings={servings} />
          <FlagsPart recipe={recipe} />
        </Column>
        <Column>
          <ChecksPart opened={opened} lng={lng} />
          {(kind === 'new' || kind === 'change') && <DecisionPart opened={opened} place={place} lng={lng} />}
          {opened.reports.length > 0 && <ReportsPart opened={opened} place={place} lng={lng} />}
          <HistoryPart opened={opened} lng={lng} />
        </Column>
      </Columns>
    </article>
  );
}

function LanguageChoice(props: { opened: Opened; shown: Language; onShown: (language: Language) => void }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: recipes } = useTexts('recipes');
  const { opened, onShown } = props;
  if (opened.languages.length < 2) return null;
  return (
    <ChoiceGroup title={t('review.language')}>
      <Languages>
        {opened.languages.map((language) => (
          <ToggleChip
            key={language}
            on={opened.recipe.language === language}
            onToggle={() => {
              onShown(language);
            }}
          >
            {recipes(`languages.${language}`)}
          </ToggleChip>
        ))}
      </Languages>
    </ChoiceGroup>
  );
}

/** Changes of texts that this language does not show. */
function OtherLanguages({ opened, shown }: { opened: Opened; shown: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: recipes } = useTexts('recipes');
  const others = opened.changedLanguages.filter((language) => language !== shown);
  if (others.length === 0) return null;
  const names = others.map((language) => recipes(`languages.${language}`)).join(', ');
  return <Remark>{t('review.otherLanguages', { names })}</Remark>;
}
