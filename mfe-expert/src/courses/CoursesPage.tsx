import { reaches, type Language } from '@sytno/domain';
import { profileAtom, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  EmptyState,
  PageFrame,
  Pager,
  QueryView,
  QuietButtonLink,
  Skeleton,
  space,
  ToggleChip,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { CourseEntry } from './CourseEntry';
import { coursesQuery, type Shelf } from './courses.queries';
import { HealthNote } from './HealthNote';
import { pagesOf, usePage } from './use-page';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  /* A course that is alone has the room of its row. */
  > :only-child {
    grid-column: 1 / -1;
    max-width: 1000px;
  }
`;

const Shelves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

const SHELVES: readonly Shelf[] = ['all', 'joined', 'mine'];

/** The catalogue of courses, those that somebody takes part in, and those that he leads. */
export function CoursesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('expert');
  const leads = reaches(useAtomValue(profileAtom).access, 'expert');
  const [page, turn] = usePage();
  const [params, setParams] = useSearchParams();
  const shelf = SHELVES.find((one) => one === params.get('shelf')) ?? 'all';
  const query = useQuery(coursesQuery(useApi(), lng, page, shelf));
  const create = <ButtonLink to={pathTo('courseCreate', lng)}>{t('courses.create')}</ButtonLink>;
  return (
    <PageFrame
      title={t('courses.title')}
      lead={t('courses.lead')}
      action={
        <>
          <QuietButtonLink to={pathTo('groups', lng)}>{t('courses.groups')}</QuietButtonLink>
          <QuietButtonLink to={pathTo('consultations', lng)}>{t('courses.consultations')}</QuietButtonLink>
          {leads && create}
        </>
      }
    >
      <Shelves role="group" aria-label={t('courses.shelf.label')}>
        {SHELVES.filter((one) => one !== 'mine' || leads).map((one) => (
          <ToggleChip
            key={one}
            on={one === shelf}
            onToggle={() => setParams(one === 'all' ? {} : { shelf: one })}
          >
            {t(`courses.shelf.${one}`)}
          </ToggleChip>
        ))}
      </Shelves>
      <QueryView query={query} skeleton={<CardSkeletons />}>
        {({ items, count }) => (
          <>
            {items.length === 0 ? (
              <EmptyState
                picture="🎓"
                title={t(`courses.empty.${shelf}.title`)}
                text={t(`courses.empty.${shelf}.text`)}
                {...(shelf === 'mine' && { action: create })}
              />
            ) : (
              <Grid>
                {items.map((course) => (
                  <li key={course.id}>
                    <CourseEntry course={course} lng={lng} />
                  </li>
                ))}
              </Grid>
            )}
            <Pager page={page} pages={pagesOf(count, page)} onPage={turn} />
          </>
        )}
      </QueryView>
      <HealthNote />
    </PageFrame>
  );
}

function CardSkeletons() {
  return (
    <Grid>
      {[1, 2, 3].map((n) => (
        <li key={n}>
          <Skeleton $height={360} />
        </li>
      ))}
    </Grid>
  );
}
