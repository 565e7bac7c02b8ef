import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Button, OFF_PAPER, PageFrame, QueryView, Skeleton, space, UndoButton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { Eaters } from './Eaters';
import { EaterSheet } from './EaterSheet';
import { householdQuery, type Eater } from './household.queries';
import { Members } from './Members';
import { useEaterDeeds } from './use-eaters';

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${OFF_PAPER}
`;

const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr));
  gap: ${space(4)};
`;

/** Who eats from one menu: members with an account, and eaters without. */
export function HouseholdPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(householdQuery(useApi()));
  const [open, setOpen] = useState<Eater | 'new' | null>(null);
  const deeds = useEaterDeeds();
  const add = () => setOpen('new');
  const hasEaters = (query.data?.eaters.length ?? 0) > 0;
  return (
    <PageFrame
      title={t('household.title')}
      lead={t('household.lead')}
      action={
        <Tools>
          <UndoButton undo={deeds.undo} />
          {hasEaters && (
            <Button onClick={add}>
              <Icon name="plus" size={18} />
              {t('household.add')}
            </Button>
          )}
        </Tools>
      }
    >
      <QueryView query={query} skeleton={<HouseholdShape />}>
        {({ members, eaters }) => (
          <Stack>
            <Members members={members} />
            <Eaters
              eaters={eaters}
              lng={lng}
              removing={deeds.removing}
              onAdd={add}
              onChange={setOpen}
              onRemove={deeds.takeOff}
            />
          </Stack>
        )}
      </QueryView>
      {open && (
        <EaterSheet
          eater={open === 'new' ? undefined : open}
          onSaved={(saved) => {
            setOpen(null);
            if (open === 'new') deeds.added(saved);
            else deeds.changed(open);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </PageFrame>
  );
}

function HouseholdShape() {
  return (
    <Stack>
      <Shapes>
        <Skeleton $height={84} />
        <Skeleton $height={84} />
      </Shapes>
      <Shapes>
        <Skeleton $height={170} />
        <Skeleton $height={170} />
      </Shapes>
    </Stack>
  );
}
