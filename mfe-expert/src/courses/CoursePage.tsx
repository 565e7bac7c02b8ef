import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Avatar,
  color,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TextLink,
  TYPE,
  upTo,
  useDocumentTitle,
  QuietButtonLink,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ApplicationPanel } from '../applications/ApplicationPanel';
import { CourseHero } from './CourseHero';
import { courseQuery, type Course } from './courses.queries';
import { HealthNote } from './HealthNote';
import { DecisionPart, MaterialPart, ReportDialog } from './later';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(6)} ${space(8)};
  align-items: start;
  margin-top: ${space(6)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside the text where there is room and in sight while it is read; before it on a phone. */
const Side = styled.div`
  position: sticky;
  top: ${space(20)};
  grid-column: 2;
  grid-row: 1;
  ${upTo('lg')} {
    position: static;
    grid-column: 1;
  }
`;

const Text = styled.section`
  grid-column: 1;
  max-width: 68ch;
  font-size: 16px;
  line-height: 26px;
  > h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  > p {
    margin: 0 0 ${space(4)};
    overflow-wrap: anywhere;
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: 0 0 ${space(6)};
  padding-bottom: ${space(6)};
  border-bottom: 1px solid ${color('line')};
  overflow-wrap: anywhere;
  b {
    font: ${TYPE.strong};
  }
  div {
    display: grid;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** One course: what it is, when, with whom, and the way to take part. */
export function CoursePage({ lng }: { lng: Language }) {
  const { id = '' } = useParams();
  const { t } = useTexts('expert');
  const query = useQuery(courseQuery(useApi(), id, lng));
  useDocumentTitle(query.data?.title);
  return (
    <>
      <BackLink to={pathTo('courses', lng)}>{t('courses.back')}</BackLink>
      <QueryView whole query={query} skeleton={<CourseSkeleton />}>
        {(course) => <CourseView course={course} lng={lng} />}
      </QueryView>
    </>
  );
}

function CourseView({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts('expert');
  const paragraphs = course.description.split(/\n{2,}/).filter((text) => text.trim() !== '');
  const expert = course.expertName || t('courses.expert');
  // Whoever takes part came for it; whoever looks at it reads of it first.
  const takesPart = course.application?.state === 'accepted';
  return (
    <article>
      {(course.toReview === true || (course.reports ?? []).length > 0) && (
        <DecisionPart course={course} lng={lng} />
      )}
      <CourseHero course={course} lng={lng} />
      {course.opens && takesPart && <MaterialPart id={course.id} lng={lng} />}
      <Columns>
        <Side>
          <ApplicationPanel course={course} lng={lng} />
        </Side>
        <Text>
          <Person>
            <Avatar name={expert} size={48} />
            <div>
              <b>
                {course.expertId ? (
                  <TextLink to={pathTo('expertProfile', lng, { id: course.expertId })}>
                    {t('courses.by', { name: expert })}
                  </TextLink>
                ) : (
                  t('courses.by', { name: expert })
                )}
              </b>
              <small>{t('courses.role')}</small>
            </div>
            {takesPart && course.expertId !== undefined && (
              <QuietButtonLink $small to={pathTo('consultations', lng, {}, { expert: course.expertId })}>
                {t('courses.consultations')}
              </QuietButtonLink>
            )}
          </Person>
          {paragraphs.length > 0 && <h2>{t('courses.about')}</h2>}
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
          <HealthNote />
          {!course.mine && course.state === 'published' && <Report id={course.id} title={course.title} />}
        </Text>
      </Columns>
      {course.opens && !takesPart && <MaterialPart id={course.id} lng={lng} />}
    </article>
  );
}

const Word = styled.div`
  margin-top: ${space(4)};
`;

/** A word to the administrator about a course of somebody else. */
function Report(props: { id: string; title: string }) {
  const { t } = useTexts('expert');
  const [asks, setAsks] = useState(false);
  return (
    <Word>
      <QuietButton small onClick={() => setAsks(true)}>
        {t('courses.report')}
      </QuietButton>
      {asks && <ReportDialog {...props} onClose={() => setAsks(false)} />}
    </Word>
  );
}

function CourseSkeleton() {
  return (
    <>
      <Skeleton $height={260} />
      <Columns>
        <Side>
          <Skeleton $height={220} />
        </Side>
        <Text as="div">
          <Skeleton $height={320} />
        </Text>
      </Columns>
    </>
  );
}
