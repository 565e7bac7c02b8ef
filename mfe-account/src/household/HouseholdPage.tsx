import type { Language } from '@sytno/domain';
import { useApi, useTexts, useUser } from '@sytno/kit';
import {
  Button,
  laterPart,
  OFF_PAPER,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  UndoButton,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { Eaters } from './Eaters';
import { EaterSheet } from './EaterSheet';
import { householdQuery, type Eater, type Household } from './household.queries';
import { Invitations } from './Invitations';
import { Members } from './Members';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { useEaterDeeds } from './use-eaters';
import { useComings, useMemberDeeds } from './use-member-deeds';

const InviteDialog = laterPart(
  'account.invite',
  () => import(/* webpackChunkName: "invite" */ './InviteDialog').then((file) => file.InviteDialog),
  { skeleton: null },
);

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

const NONE: NonNullable<Household['invitations']> = [];

/** Who eats from one menu: members with an account, and eaters without. */
export function HouseholdPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const { t: m } = useTexts(MEMBERSHIP_TEXTS);
  const query = useQuery(householdQuery(useApi()));
  const [open, setOpen] = useState<Eater | 'new' | null>(null);
  const deeds = useEaterDeeds();
  const add = () => setOpen('new');
  const { data } = query;
  const user = useUser();
  const [inviting, setInviting] = useState(false);
  const { ways, leave, asking } = useMemberDeeds(deeds.undo);
  useComings(data, asking !== undefined);
  const own = data?.members.find(({ userId }) => userId === user?.id);
  const plans = own?.role !== 'reader';
  const hasEaters = (data?.eaters.length ?? 0) > 0;
  return (
    <PageFrame
      title={t('household.title')}
      lead={t('household.lead')}
      action={
        <Tools>
          <UndoButton undo={deeds.undo} />
          {hasEaters && plans && (
            <QuietButton onClick={add}>
              <Icon name="plus" size={18} />
              {t('household.add')}
            </QuietButton>
          )}
          {data?.invitations && <Button onClick={() => setInviting(true)}>{m('invitations.make')}</Button>}
        </Tools>
      }
    >
      <QueryView query={query} skeleton={<HouseholdShape />}>
        {(household) => (
          <Stack>
            <Members
              household={household}
              ways={ways}
              foot={
                household.members.length > 1 &&
                (own?.isOwner ? (
                  m('people.ownerStays')
                ) : (
                  <>
                    <QuietButton small onClick={leave}>
                      {m('people.leave')}
                    </QuietButton>
                    {!plans && m('people.readerNote')}
                  </>
                ))
              }
            />
            <Invitations open={household.invitations ?? NONE} lng={lng} />
            <Eaters
              eaters={household.eaters}
              plans={plans}
              lng={lng}
              removing={deeds.removing}
              onAdd={add}
              onChange={setOpen}
              onRemove={deeds.takeOff}
            />
          </Stack>
        )}
      </QueryView>
      {inviting && <InviteDialog lng={lng} onClose={() => setInviting(false)} />}
      {asking}
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
