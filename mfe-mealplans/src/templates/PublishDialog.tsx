import { failureOf, useTexts } from '@sytno/kit';
import { Actions, Button, Dialog } from '@sytno/kit/ui';
import { useState } from 'react';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { usePublishing } from './use-template-deeds';

/** Asks before a template is handed in, or says which recipes keep it from that. */
export function PublishDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { submit } = usePublishing();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const own = template.dishes.flatMap((dish) => (dish.own ? [dish.recipeName] : []));
  const names = own.length > 0 ? own : refused;
  const empty = template.items.length === 0;
  const stuck = names.length > 0 || empty;
  const send = () => {
    submit.mutate(
      { id: template.id, version: template.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          const { code, current } = failureOf(error);
          if (code === 'TEMPLATE_PRIVATE' && Array.isArray(current)) setRefused(current.map(String));
        },
      },
    );
  };
  return (
    <Dialog
      title={t('publish.title', { name: template.name })}
      onClose={onClose}
      {...(!stuck && {
        foot: (
          <Actions>
            <Button busy={submit.isPending} onClick={send}>
              {t('publish.send')}
            </Button>
          </Actions>
        ),
      })}
    >
      {empty && <p>{t('publish.empty')}</p>}
      {!stuck && <p>{t('publish.text')}</p>}
      {names.length > 0 && (
        <>
          <p>{t('publish.own')}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
