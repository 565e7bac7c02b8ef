import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useNavigate, useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  BackLink,
  Button,
  Dialog,
  EmptyState,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  useNotify,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CourseForm } from './CourseForm';
import { COURSE_TEXTS } from './course-texts';
import { ownCourseQuery, type CourseContent, type OwnCourse } from './courses.queries';
import { draftOf } from './draft';
import { useCourseWriting } from './use-course-writing';

/** An own course to be written on. */
export function EditPage({ lng }: { lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { id = '' } = useParams();
  const query = useQuery(ownCourseQuery(useApi(), id));
  const back = pathTo('course', lng, { id });
  return (
    <>
      <BackLink to={back}>{t('form.toCourse')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(course) =>
          course.state === 'draft' || course.state === 'published' ? (
            <Edit key={course.id} course={course} lng={lng} />
          ) : (
            <EmptyState
              whole
              picture="🔒"
              title={t(`form.locked.${course.state}`)}
              text={t(`form.lockedText.${course.state}`)}
              action={<QuietButtonLink to={back}>{t('form.toCourse')}</QuietButtonLink>}
            />
          )
        }
      </QueryView>
    </>
  );
}

function Edit(props: { course: OwnCourse; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const navigate = useNavigate();
  const notify = useNotify();
  const { save, menu } = useCourseWriting();
  const [clash, setClash] = useState<{ mine: CourseContent; theirs: OwnCourse; then?: number }>();
  const { lng } = props;
  // What was opened or saved last: another device's change is a clash, not a surprise.
  const [course, setCourse] = useState(props.course);
  const { id } = course;
  const openMenu = (week: number) =>
    menu.mutate(
      { id, week },
      {
        onSuccess: ({ templateId }) =>
          void navigate(pathTo('template', lng, { id: templateId }, { edit: '1' })),
      },
    );
  const store = (content: CourseContent, version: number, then?: number) =>
    save.mutate(
      { ...content, id, version },
      {
        onSuccess: (saved) => {
          setCourse(saved);
          setClash(undefined);
          if (then === undefined) notify(t('form.saved'), 'good');
          else openMenu(then);
        },
        onError: (error) => {
          const { code, current } = failureOf(error);
          if (code !== 'CONFLICT' || current === undefined) return;
          setClash({ mine: content, theirs: current as OwnCourse, ...(then !== undefined && { then }) });
        },
      },
    );
  return (
    <>
      <CourseForm
        key={course.version}
        title={t('form.edit')}
        start={draftOf(course)}
        own={course}
        busy={save.isPending || menu.isPending}
        error={save.error ?? menu.error}
        away={pathTo('course', lng, { id })}
        lng={lng}
        onSave={(content) => store(content, course.version)}
        onMenu={(week, content) => {
          if (content) store(content, course.version, week);
          else openMenu(week);
        }}
      />
      {clash && (
        <Dialog
          title={t('form.clash.title')}
          onClose={() => setClash(undefined)}
          foot={
            <Actions>
              <QuietButton
                onClick={() => {
                  setCourse(clash.theirs);
                  setClash(undefined);
                }}
              >
                {t('form.clash.theirs')}
              </QuietButton>
              <Button
                busy={save.isPending}
                onClick={() => store(clash.mine, clash.theirs.version, clash.then)}
              >
                {t('form.clash.mine')}
              </Button>
            </Actions>
          }
        >
          <p>{t('form.clash.text')}</p>
        </Dialog>
      )}
    </>
  );
}
