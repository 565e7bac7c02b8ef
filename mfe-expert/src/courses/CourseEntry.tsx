import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Avatar, Card, Chip, color, eases, moves, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { StateChip } from '../applications/StateChip';
import { CourseCover } from './CourseCover';
import { CourseFacts } from './CourseFacts';
import type { CourseCard } from './courses.queries';

const Frame = styled(Card).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template: 148px 1fr / minmax(0, 1fr);
  height: 100%;
  padding: 0;
  overflow: hidden;
  ${eases('border-color', 'box-shadow')}
  &:hover {
    border-color: ${color('border')};
    box-shadow: ${color('shadow')};
  }
  &:focus-within {
    border-color: ${color('beet')};
  }
  /* Alone in its row it lies instead of standing. */
  li:only-child > & {
    @media (min-width: 900px) {
      grid-template: minmax(220px, 1fr) / 300px minmax(0, 1fr);
    }
  }
`;

const Cover = styled(CourseCover)`
  ${Frame}:hover & > span {
    ${moves('transform: rotate(4deg);')}
  }
  > span {
    ${eases('transform')}
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(5)};
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
    text-wrap: balance;
  }
  > p {
    flex: 1;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('quiet')};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
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
    text-underline-offset: 4px;
  }
`;

/** A course in the catalogue: what, whose, when, and where the reader stands with it. */
export function CourseEntry({ course, lng }: { course: CourseCard; lng: Language }) {
  const { t } = useTexts('expert');
  const expert = course.expertName || t('courses.expert');
  return (
    <Frame>
      <Cover id={course.id} photo={course.picture} size={116} />
      <Words>
        <Chips>
          {course.mine && <Chip tone="beet">{t('courses.mine')}</Chip>}
          {course.mine && course.state && course.state !== 'published' && (
            <Chip tone={course.state === 'waiting' ? 'sunflower' : 'plain'}>
              {t(`courses.state.${course.state}`)}
            </Chip>
          )}
          {course.mine && (course.pending ?? 0) > 0 && (
            <Chip tone="sunflower">{t('participants.pending', { count: course.pending ?? 0 })}</Chip>
          )}
          {course.application && <StateChip state={course.application.state} />}
        </Chips>
        <h2>
          <Title to={pathTo('course', lng, { id: course.id })}>{course.title}</Title>
        </h2>
        <p>{course.summary}</p>
        <CourseFacts course={course} lng={lng} />
        <Person>
          <Avatar name={expert} size={28} />
          <span>{t('courses.by', { name: expert })}</span>
        </Person>
      </Words>
    </Frame>
  );
}
