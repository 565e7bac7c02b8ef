import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { EmptyState, PageFrame, Pager, QueryView, QuietButtonLink, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CourseEntry } from './CourseEntry';
import { coursesQuery } from './courses.queries';
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

/** The catalogue of courses. */
export function CoursesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('expert');
  const [page, turn] = usePage();
  const query = useQuery(coursesQuery(useApi(), lng, page));
  return (
    <PageFrame
      title={t('courses.title')}
      lead={t('courses.lead')}
      action={<QuietButtonLink to={pathTo('groups', lng)}>{t('courses.groups')}</QuietButtonLink>}
    >
      <QueryView query={query} skeleton={<CardSkeletons />}>
        {({ items, count }) => (
          <>
            {items.length === 0 ? (
              <EmptyState picture="🎓" title={t('courses.emptyTitle')} text={t('courses.emptyText')} />
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
