import type { Language } from '@sytno/domain';
import { formatNumber, numbersHiddenAtom, useApi, useTexts, weekdayNames } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  color,
  EmptyState,
  OFF_PAPER,
  PageFrame,
  QueryView,
  RADIUS,
  Skeleton,
  space,
  TYPE,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from '../groups/group-texts';
import { weekQuery, type WeekSheetData } from '../groups/groups.queries';
import { Quiet, Stack, Words } from '../groups/parts';
import { Figures } from './Figures';

const Screen = styled.div`
  ${OFF_PAPER}
`;

const Paper = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  overflow-wrap: anywhere;
  > header h2 {
    margin: 0;
    font: ${TYPE.page};
  }
  > header p,
  > footer p {
    margin: 0;
  }
  > footer {
    padding-top: ${space(3)};
    border-top: 1px solid ${color('line')};
    font: ${TYPE.quiet};
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space(4)};
  section {
    break-inside: avoid;
  }
  h3 {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    margin: 0 0 ${space(1)};
    padding-bottom: ${space(1)};
    border-bottom: 2px solid ${color('line')};
    font: ${TYPE.strong};
  }
  h3 > span::first-letter {
    text-transform: uppercase;
  }
  h4 {
    margin: ${space(2)} 0 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  small {
    color: ${color('quiet')};
    white-space: nowrap;
  }
  /* A whole week fits the page. */
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(3)};
    font: ${TYPE.quiet};
  }
`;

/** On paper the week's own name stands above it. */
const Frame = styled.div`
  @media print {
    > article > :first-child {
      display: none;
    }
  }
`;

/** A personal week on one page of paper, with the name of whoever made it. */
export function WeekPage({ id, groupId, lng }: { id: string; groupId: string; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const query = useQuery(weekQuery(useApi(), id, lng));
  useDocumentTitle(query.data?.name);
  const data = query.data;
  const back = pathTo('group', lng, { id: groupId }, data?.mine ? { member: data.memberId } : {});
  return (
    <>
      <Screen>
        <BackLink to={back}>{t('weeks.back')}</BackLink>
      </Screen>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(week) => (
          <Frame>
            <PageFrame
              title={t('weeks.sheet')}
              action={
                <Screen>
                  <Button onClick={() => window.print()}>{t('weeks.print')}</Button>
                </Screen>
              }
            >
              <Sheet week={week} lng={lng} />
            </PageFrame>
          </Frame>
        )}
      </QueryView>
    </>
  );
}

function Sheet({ week, lng }: { week: WeekSheetData; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const names = weekdayNames(lng, 'long');
  const days = week.days.filter(({ meals }) => meals.length > 0);
  return (
    <Paper aria-label={week.name}>
      <header>
        <h2>{week.name}</h2>
        <Quiet>
          {t('weeks.forWhom', { person: week.person || t('nameless'), expert: week.expert || t('nameless') })}
        </Quiet>
      </header>
      {week.words !== '' && <Words>{week.words}</Words>}
      {week.targets && <Figures figures={week.targets} lng={lng} label={t('targets.own')} />}
      {days.length === 0 ? (
        <EmptyState picture="🍽️" title={t('weeks.empty')} text={t('weeks.emptyText')} />
      ) : (
        <Days>
          {days.map(({ weekday, kcal, meals }) => (
            <section key={weekday} aria-label={names[weekday - 1]}>
              <h3>
                <span>{names[weekday - 1]}</span>
                {!hidden && <small>{`${formatNumber(kcal, lng)} ${t('figures.kcalUnit')}`}</small>}
              </h3>
              {meals.map(({ mealType, dishes }) => (
                <div key={mealType}>
                  <h4>{t(`meals.${mealType}`)}</h4>
                  <ul>
                    {dishes.map(({ recipeId, name, grams }, at) => (
                      <li key={`${recipeId} ${String(at)}`}>
                        {name} <small>{`${formatNumber(grams, lng)} ${t('figures.gram')}`}</small>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </Days>
      )}
      <footer>
        <Stack>
          <p>{t('weeks.madeBy', { expert: week.expert || t('nameless') })}</p>
          <p>{t('notMedical')}</p>
        </Stack>
      </footer>
    </Paper>
  );
}
