import { dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, now, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  NumberField,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { dishesOf, previewQuery, type Basis, type Preview, type PreviewDish } from './build.queries';
import { NewList } from './NewList';
import { comingWeek, rangeFault } from './range';

const MOST_SERVINGS = 100;

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Days = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${space(4)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(3)};
  }
  /* Where two dates have no room beside each other. */
  @media (max-width: 339px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Builds a list: of days of the menu, or of one recipe (`?recipe=`). What it is built of stands in the address. */
export function BuildView({ lng }: { lng: Language }) {
  const [search] = useSearchParams();
  const recipeId = search.get('recipe');
  return recipeId === null ? <OfDays lng={lng} /> : <OfRecipe key={recipeId} recipeId={recipeId} lng={lng} />;
}

function OfDays({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const [search, setSearch] = useSearchParams();
  const coming = comingWeek(dayAt(now(), browserTimeZone()));
  const [from, to] = [search.get('from') ?? coming.from, search.get('to') ?? coming.to];
  const fault = rangeFault(from, to);
  const choose = (days: { from?: string; to?: string }) =>
    setSearch({ build: '1', from, to, ...days }, { replace: true });
  return (
    <Frame lng={lng} title={t('build.title')} lead={t('build.lead')}>
      <Days>
        <Field
          type="date"
          label={t('build.from')}
          value={from}
          onChange={(event) => choose({ from: event.target.value })}
        />
        <Field
          type="date"
          label={t('build.to')}
          value={to}
          fault={fault && t(`build.faults.${fault}`)}
          onChange={(event) => choose({ to: event.target.value })}
        />
      </Days>
      {fault === undefined && <Contents key={`${from} ${to}`} basis={{ from, to }} lng={lng} />}
    </Frame>
  );
}

function OfRecipe({ recipeId, lng }: { recipeId: string; lng: Language }) {
  const { t } = useTexts('grocery');
  const [search, setSearch] = useSearchParams();
  const asked = Math.trunc(Number(search.get('servings')));
  const given = asked >= 1 && asked <= MOST_SERVINGS ? asked : null;
  const [servings, setServings] = useState(given);
  const choose = (count: number | null) => {
    setServings(count);
    if (count === null || count < 1 || count > MOST_SERVINGS) return;
    setSearch({ build: '1', recipe: recipeId, servings: String(count) }, { replace: true });
  };
  const basis = { recipeId, ...(given === null ? {} : { servings: given }) };
  return (
    <Frame lng={lng} title={t('build.title')} lead={t('build.recipeLead')}>
      <Days>
        <NumberField
          label={t('build.servings')}
          value={servings}
          min={1}
          max={MOST_SERVINGS}
          digits={0}
          onChange={choose}
        />
      </Days>
      <Contents basis={basis} lng={lng} />
    </Frame>
  );
}

function Frame(props: { lng: Language; title: string; lead: string; children: ReactNode }) {
  const { t } = useTexts('grocery');
  return (
    <>
      <BackLink to={pathTo('groceryLists', props.lng)}>{t('build.back')}</BackLink>
      <PageFrame title={props.title} lead={props.lead}>
        <Parts>{props.children}</Parts>
      </PageFrame>
    </>
  );
}

/** What it needs; dishes that are taken out or put in have it reckoned anew. */
function Contents({ basis, lng }: { basis: Basis; lng: Language }) {
  const [except, setExcept] = useState<readonly string[]>();
  const query = useQuery(previewQuery(useApi(), basis, except, lng));
  const dishes = query.data ? dishesOf(query.data) : [];
  const choose = (dish: PreviewDish, chosen: boolean) => {
    const left = dishes.filter((one) => (one.key === dish.key ? !chosen : one.chosen === false));
    setExcept(left.map(({ key }) => key));
  };
  return (
    <QueryView query={query} skeleton={<Skeleton $height={320} />}>
      {(preview) =>
        preview.lines.length === 0 && !dishes.some(isListed) ? (
          <Nothing preview={preview} lng={lng} />
        ) : (
          <NewList preview={preview} basis={basis} except={except} lng={lng} onChooseDish={choose} />
        )
      }
    </QueryView>
  );
}

const isListed = ({ chosen, listed }: PreviewDish): boolean => chosen === false || listed !== undefined;

function Nothing({ preview, lng }: { preview: Preview; lng: Language }) {
  const { t } = useTexts('grocery');
  const kind = preview.dishes.length === 0 ? 'empty' : 'nothing';
  return (
    <EmptyState
      picture="🗓️"
      title={t(`build.${kind}Title`)}
      text={t(`build.${kind}Text`)}
      action={<ButtonLink to={pathTo('mealplans', lng)}>{t('build.toMenu')}</ButtonLink>}
    />
  );
}
