import type { Language } from '@sytno/domain';
import { color, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { CourseCover } from './CourseCover';
import { CourseFacts } from './CourseFacts';
import type { Course } from './courses.queries';

const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  overflow: hidden;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cover = styled(CourseCover)`
  min-height: 240px;
  ${upTo('md')} {
    grid-row: 1;
    min-height: 216px;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  padding: ${space(8)};
  overflow-wrap: anywhere;
  h1,
  p {
    margin: 0;
  }
  h1 {
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p {
    max-width: 60ch;
    color: ${color('quiet')};
    font-size: 17px;
    line-height: 26px;
    text-wrap: pretty;
  }
  ${upTo('sm')} {
    padding: ${space(5)};
    h1 {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;

/** A course at first sight: its name, what it promises, when and with how much room. */
export function CourseHero({ course, lng }: { course: Course; lng: Language }) {
  return (
    <Frame>
      <Words>
        <h1 tabIndex={-1} data-page-title>
          {course.title}
        </h1>
        {course.summary && <p>{course.summary}</p>}
        <CourseFacts course={course} lng={lng} />
      </Words>
      <Cover id={course.id} photo={course.picture} size={176} />
    </Frame>
  );
}
