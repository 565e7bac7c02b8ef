import { reaches, type Language } from '@sytno/domain';
import { profileAtom, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, EmptyState, QuietButtonLink } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { CourseForm } from './CourseForm';
import { COURSE_TEXTS } from './course-texts';
import { newDraft } from './draft';
import { useCourseWriting } from './use-course-writing';

/** A new course. What is saved first is a draft, which its expert writes on. */
export function CreatePage({ lng }: { lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const navigate = useNavigate();
  const { create } = useCourseWriting();
  const { access } = useAtomValue(profileAtom);
  const list = pathTo('courses', lng, {}, { shelf: 'mine' });
  // Until the server says who somebody is, nothing is refused.
  if (access !== 'visitor' && !reaches(access, 'expert')) {
    return (
      <EmptyState
        whole
        picture="🎓"
        title={t('form.forExperts')}
        text={t('form.forExpertsText')}
        action={<QuietButtonLink to={pathTo('subscription', lng)}>{t('form.tariffs')}</QuietButtonLink>}
      />
    );
  }
  return (
    <>
      <BackLink to={list}>{t('form.back')}</BackLink>
      <CourseForm
        title={t('form.new')}
        start={newDraft(lng)}
        own={null}
        busy={create.isPending}
        error={create.error}
        away={list}
        lng={lng}
        onSave={(content) =>
          create.mutate(content, {
            onSuccess: ({ id }) => void navigate(pathTo('courseEdit', lng, { id }), { replace: true }),
          })
        }
      />
    </>
  );
}
