import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Confirm } from '@sytno/kit/ui';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { useRemove } from './use-template-deeds';

/** Asks before a template goes. What it put on menus stays there. */
export function RemoveDialog(props: { template: Template; lng: Language; onClose: () => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { template } = props;
  const remove = useRemove(props.lng);
  return (
    <Confirm
      title={t('remove.title', { name: template.name })}
      action={t('remove.action')}
      busy={remove.isPending}
      onClose={props.onClose}
      onConfirm={() => remove.mutate(template)}
    >
      <p>{t('remove.text')}</p>
    </Confirm>
  );
}
