import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  Chip,
  color,
  DishPicture,
  EmptyState,
  PageFrame,
  Pager,
  QueryView,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { StateChip } from '../applications/StateChip';
import { coursePicture } from './course-picture';
import { CourseFacts } from './CourseFacts';
import { coursesQuery, type CourseCard } from './courses.queries';
import { HealthNote } from './HealthNote';
import { pagesOf, usePage } from './use-page';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  gap: ${space(3)};
  height: 100%;
  align-content: start;
  &:hover {
    border-color: ${color('border')};
  }
  h2 {
    margin: 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  margin-bottom: ${space(1)};
`;

/** The whole card leads to the course; the title alone is read as the link. */
const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

/** The catalogue of courses. */
export function CoursesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('expert');
  const [page, turn] = usePage();
  const query = useQuery(coursesQuery(useApi(), lng, page));
  return (
    <PageFrame title={t('courses.title')} lead={t('courses.lead')}>
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

function CourseEntry({ course, lng }: { course: CourseCard; lng: Language }) {
  const { t } = useTexts('expert');
  return (
    <Frame>
      <Head>
        <DishPicture picture={coursePicture(course.id)} size={72} />
        <div>
          <h2>
            <Title to={pathTo('course', lng, { id: course.id })}>{course.title}</Title>
          </h2>
          <p>{t('courses.by', { name: course.expertName || t('courses.expert') })}</p>
        </div>
      </Head>
      <p>{course.summary}</p>
      <CourseFacts course={course} lng={lng}>
        {course.mine && <Chip tone="beet">{t('courses.mine')}</Chip>}
        {course.application && <StateChip state={course.application.state} />}
      </CourseFacts>
    </Frame>
  );
}

function CardSkeletons() {
  return (
    <Grid>
      {[1, 2, 3].map((n) => (
        <li key={n}>
          <Skeleton $height={230} />
        </li>
      ))}
    </Grid>
  );
}
