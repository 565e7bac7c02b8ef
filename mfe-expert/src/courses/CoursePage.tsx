import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  color,
  DishPicture,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  TextLink,
  TYPE,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ApplicationPanel } from '../applications/ApplicationPanel';
import { coursePicture } from './course-picture';
import { CourseFacts } from './CourseFacts';
import { courseQuery, type Course } from './courses.queries';
import { HealthNote } from './HealthNote';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(6)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside the text where there is room, before it on a phone. */
const Side = styled.div`
  grid-column: 2;
  grid-row: 1;
  ${upTo('lg')} {
    grid-column: 1;
  }
`;

const Text = styled.section`
  grid-column: 1;
  max-width: 72ch;
  h2 {
    margin: ${space(5)} 0 ${space(2)};
    font: ${TYPE.section};
  }
  p {
    margin: 0 0 ${space(3)};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  > div {
    display: grid;
    gap: ${space(2)};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Back = styled.p`
  margin: 0 0 ${space(3)};
`;

/** One course: what it is, when, with whom, and the way to take part. */
export function CoursePage({ lng }: { lng: Language }) {
  const { id = '' } = useParams();
  const { t } = useTexts('expert');
  const query = useQuery(courseQuery(useApi(), id, lng));
  return (
    <>
      <Back>
        <TextLink to={pathTo('courses', lng)}>{t('courses.back')}</TextLink>
      </Back>
      <QueryView query={query} skeleton={<CourseSkeleton />}>
        {(course) => <CourseView course={course} lng={lng} />}
      </QueryView>
      <HealthNote />
    </>
  );
}

function CourseView({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const paragraphs = course.description.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <PageFrame title={course.title} lead={course.summary}>
      <Columns>
        <Side>
          <ApplicationPanel course={course} lng={lng} />
        </Side>
        <Text>
          <Head>
            <DishPicture picture={coursePicture(course.id)} />
            <div>
              <p>{t('courses.by', { name: course.expertName || t('courses.expert') })}</p>
              <CourseFacts course={course} lng={lng} />
            </div>
          </Head>
          {paragraphs.length > 0 && <h2>{t('courses.about')}</h2>}
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </Text>
      </Columns>
    </PageFrame>
  );
}

function CourseSkeleton() {
  return (
    <Columns>
      <Side>
        <Skeleton $height={180} />
      </Side>
      <Text as="div">
        <Skeleton $height={36} />
        <p />
        <Skeleton $height={240} />
      </Text>
    </Columns>
  );
}
