import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { color, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons';
import type { CourseCard } from './courses.queries';

const List = styled.ul<{ $below: boolean }>`
  display: flex;
  flex-direction: ${(props) => (props.$below ? 'column' : 'row')};
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    align-items: flex-start;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color('faint')};
  }
`;

/** How many seats of a course are free. */
export function seatsLeft({ seats, seatsTaken }: Pick<CourseCard, 'seats' | 'seatsTaken'>): number {
  return Math.max(0, seats - seatsTaken);
}

/** When a course is, how long, and whether there is room. */
export function CourseFacts(props: {
  course: CourseCard;
  lng: Language;
  /** Below each other, in a narrow place. */
  below?: boolean;
}) {
  const { t } = useTexts('expert');
  const { course, lng } = props;
  const left = seatsLeft(course);
  const facts: readonly (readonly [IconName, string])[] = [
    [
      'calendar',
      course.start === 'rolling'
        ? t('courses.rolling', { day: formatDay(course.startsOn, lng) })
        : t('courses.starts', { day: formatDay(course.startsOn, lng, 'full') }),
    ],
    ['clock', t('courses.weeks', { count: course.weeks })],
    ['seat', seatWords()],
    ...(course.price ? ([['price', course.price]] as const) : []),
  ];
  function seatWords() {
    if (course.ended) return t('courses.ended');
    return left === 0 ? t('courses.noSeats') : t('courses.seats', { count: left });
  }
  return (
    <List $below={props.below ?? false}>
      {facts.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </List>
  );
}
