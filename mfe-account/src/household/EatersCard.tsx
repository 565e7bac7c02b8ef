import type { Language } from '@sytno/domain';
import { failureOf, useTexts } from '@sytno/kit';
import { Card, EmptyState, QuietButton, space, useNotify } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EaterDialog } from './EaterDialog';
import { EaterRow } from './EaterRow';
import type { Eater } from './household.queries';
import { UndoRemoval } from './UndoRemoval';
import { useEaters } from './use-eaters';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

/** Eaters without an account: adding, changing, and removing with a way back. */
export function EatersCard({ eaters, lng }: { eaters: readonly Eater[]; lng: Language }) {
  const { t } = useTexts('account');
  const notify = useNotify();
  const [open, setOpen] = useState<Eater | 'new' | null>(null);
  const [removed, setRemoved] = useState<Eater | null>(null);
  const { save, remove } = useEaters();
  const tellFailure = (error: unknown) => notify(failureOf(error).message, 'bad');
  const takeOff = (eater: Eater) => {
    remove.mutate(eater.id, { onSuccess: () => setRemoved(eater), onError: tellFailure });
  };
  const bringBack = ({ name, share, allergies, mealTypes, weekdays }: Eater) => {
    const fields = { name, share, allergies, mealTypes, weekdays };
    save.mutate(fields, { onSuccess: () => setRemoved(null), onError: tellFailure });
  };
  const add = <QuietButton onClick={() => setOpen('new')}>{t('household.add')}</QuietButton>;
  return (
    <Card>
      <h2>{t('household.eaters')}</h2>
      {eaters.length === 0 ? (
        <EmptyState
          picture="🧒"
          title={t('household.none.title')}
          text={t('household.none.text')}
          action={add}
        />
      ) : (
        <>
          <List aria-label={t('household.eaters')}>
            {eaters.map((eater) => (
              <EaterRow
                key={eater.id}
                eater={eater}
                lng={lng}
                busy={remove.isPending}
                onChange={() => setOpen(eater)}
                onRemove={() => takeOff(eater)}
              />
            ))}
          </List>
          {add}
        </>
      )}
      {removed && (
        <UndoRemoval
          name={removed.name}
          busy={save.isPending}
          onUndo={() => bringBack(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
      {open && (
        <EaterDialog eater={open === 'new' ? undefined : open} lng={lng} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
