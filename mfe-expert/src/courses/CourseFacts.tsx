import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import { Chip, space } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CourseCard } from './courses.queries';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** How many seats of a course are free. */
export function seatsLeft({ seats, seatsTaken }: Pick<CourseCard, 'seats' | 'seatsTaken'>): number {
  return Math.max(0, seats - seatsTaken);
}

/** When a course is, how long, and whether there is room; what else is known of it comes behind. */
export function CourseFacts({
  course,
  lng,
  children,
}: {
  course: CourseCard;
  lng: Language;
  children?: ReactNode;
}) {
  const { t } = useTexts('expert');
  const left = seatsLeft(course);
  return (
    <Row>
      <Chip>{t('courses.starts', { day: formatDay(course.startsOn, lng, 'full') })}</Chip>
      <Chip>{t('courses.weeks', { count: course.weeks })}</Chip>
      {course.ended ? (
        <Chip>{t('courses.ended')}</Chip>
      ) : (
        <Chip>{left === 0 ? t('courses.noSeats') : t('courses.seats', { count: left })}</Chip>
      )}
      {children}
    </Row>
  );
}
