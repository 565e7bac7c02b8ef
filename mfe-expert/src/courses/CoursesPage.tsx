import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { Card, Chip, color, EmptyState, PageFrame, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { coursesQuery } from './courses.queries';

type Course = Outputs['expert']['courses']['list']['items'][number];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled(Card).attrs({ as: 'article' })`
  display: grid;
  gap: ${space(2)};
  height: 100%;
  align-content: start;
  h2 {
    margin: 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** The catalogue of courses. */
export function CoursesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('expert');
  const query = useQuery(coursesQuery(useApi(), lng));
  return (
    <PageFrame title={t('courses.title')} lead={t('courses.lead')}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture="🎓" title={t('courses.emptyTitle')} text={t('courses.emptyText')} />
          ) : (
            <Grid>
              {items.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} lng={lng} />
                </li>
              ))}
            </Grid>
          )
        }
      </QueryView>
    </PageFrame>
  );
}

function CourseCard({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const left = Math.max(0, course.seats - course.seatsTaken);
  return (
    <Frame>
      <h2>{course.title}</h2>
      <p>{course.summary}</p>
      <p>{t('courses.by', { name: course.expertName })}</p>
      <Facts>
        <Chip>{t('courses.starts', { day: formatDay(course.startsOn, lng) })}</Chip>
        <Chip>{t('courses.weeks', { count: course.weeks })}</Chip>
        <Chip>{t('courses.seats', { count: left })}</Chip>
        {course.application && <Chip>{t(`courses.application.${course.application}`)}</Chip>}
      </Facts>
    </Frame>
  );
}
