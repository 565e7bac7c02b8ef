import { useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '../ReasonDialog';
import { COURSE_TEXTS } from './course-texts';

/** Tells the administrator what is wrong with a course. */
export function ReportDialog(props: { id: string; title: string; onClose: () => void }) {
  const { t } = useTexts(COURSE_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const report = useMutation({
    mutationFn: (input: { id: string; text: string }) => api.expert.courses.report(input),
    onSuccess: () => {
      notify(t('report.sent'), 'good');
      props.onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('report.title', { course: props.title })}
      text={t('report.text')}
      label={t('report.label')}
      action={t('report.send')}
      tone="main"
      busy={report.isPending}
      error={report.error}
      onSend={(text) => report.mutate({ id: props.id, text })}
      onClose={props.onClose}
    />
  );
}
