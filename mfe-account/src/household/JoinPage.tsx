import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts, useUser } from '@sytno/kit';
import { useNavigate, useParams } from '@sytno/kit/router';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import {
  Actions,
  Avatar,
  Button,
  Card,
  CheckField,
  color,
  EmptyState,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  space,
  TYPE,
  useDocumentTitle,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { householdQuery, invitationQuery, type Invitation } from './household.queries';

const Frame = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  width: min(560px, 100%);
  margin: ${space(6)} auto;
  overflow-wrap: anywhere;
  h1 {
    margin: 0;
    font: ${TYPE.page};
    text-wrap: balance;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  fieldset {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 ${space(2)};
    font: ${TYPE.strong};
  }
`;

const Quiet = styled.p`
  color: ${color('quiet')};
`;

const BRINGS = ['menu', 'lists', 'eaters'] as const;
const WORDS = { menu: 'bringMenu', lists: 'bringLists', eaters: 'bringEaters' } as const;

/** The page behind an invitation: who invites, what it means, and the way in; also for whoever has no account. */
export function JoinPage({ lng }: { lng: Language }) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const { token = '' } = useParams();
  const query = useQuery(invitationQuery(useApi(), token));
  useDocumentTitle(query.data && t('join.title', { name: query.data.inviter }));
  const { code } = query.isError ? failureOf(query.error) : { code: undefined };
  if (code === 'LINK_EXPIRED' || code === 'NOT_FOUND' || code === 'INPUT_INVALID') {
    const what = code === 'LINK_EXPIRED' ? 'ended' : 'wrong';
    return <Closed what={what} page="landing" words="toStart" lng={lng} />;
  }
  return (
    <QueryView whole query={query} skeleton={<Shape />}>
      {(invitation) => <Invited invitation={invitation} token={token} lng={lng} />}
    </QueryView>
  );
}

const Shape = () => (
  <Frame>
    <Skeleton $height={48} />
    <Skeleton $height={72} />
    <Skeleton $height={140} />
  </Frame>
);

function Closed(props: {
  what: 'ended' | 'wrong' | 'already' | 'withOthers';
  page: PageKey;
  words: 'toStart' | 'toHousehold';
  lng: Language;
}) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  return (
    <EmptyState
      whole
      role="alert"
      picture="🏠"
      title={t(`join.${props.what}`)}
      text={t(`join.${props.what}Text`)}
      action={
        <QuietButtonLink to={pathTo(props.page, props.lng)}>{t(`join.${props.words}`)}</QuietButtonLink>
      }
    />
  );
}

interface InvitedProps {
  invitation: Invitation;
  token: string;
  lng: Language;
}

function Invited(props: InvitedProps) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const user = useUser();
  const { inviter, role, members, eaters } = props.invitation;
  return (
    <Frame>
      <Avatar name={inviter} />
      <h1>{t('join.title', { name: inviter })}</h1>
      <p>{t('join.lead')}</p>
      <Quiet>
        {t('join.people', { count: members + eaters })}. {t(`join.${role}`)}
      </Quiet>
      {user ? <WayIn {...props} /> : <SignInFirst {...props} />}
    </Frame>
  );
}

/** Sign in or up, and back to here. */
function SignInFirst({ token, lng }: InvitedProps) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const navigate = useNavigate();
  const go = (page: 'login' | 'registration') => {
    const from = pathTo('joinHousehold', lng, { token });
    void navigate(pathTo(page, lng), { state: { from } });
  };
  return (
    <>
      <Quiet>{t('join.first')}</Quiet>
      <Actions>
        <QuietButton onClick={() => go('login')}>{t('join.signIn')}</QuietButton>
        <Button onClick={() => go('registration')}>{t('join.signUp')}</Button>
      </Actions>
    </>
  );
}

function WayIn({ invitation, token, lng }: InvitedProps) {
  const own = useQuery(householdQuery(useApi()));
  if (own.data?.id === invitation.householdId) {
    return <Closed what="already" page="household" words="toHousehold" lng={lng} />;
  }
  if (own.data && own.data.members.length > 1) {
    return <Closed what="withOthers" page="household" words="toHousehold" lng={lng} />;
  }
  return (
    <QueryView query={own} skeleton={<Skeleton $height={140} />}>
      {(household) => (
        <Joining token={token} eaters={household.eaters.length} role={invitation.role} lng={lng} />
      )}
    </QueryView>
  );
}

function Joining(props: { token: string; eaters: number; role: Invitation['role']; lng: Language }) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { token, lng } = props;
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [bring, setBring] = useState({ menu: false, lists: false, eaters: false });
  const join = useMutation({
    mutationFn: () => api.account.household.join({ token, bring }),
    onSuccess: () => {
      notify(t('join.joined'), 'good');
      void navigate(pathTo('mealplans', lng), { replace: true });
      return client.invalidateQueries();
    },
    onError: (error) => {
      notify(failureOf(error).message || kit('offline.text'), 'bad');
      // It may have been used or revoked meanwhile.
      void client.invalidateQueries({ queryKey: invitationQuery(api, token).queryKey });
    },
  });
  return (
    <>
      <Quiet>{t('join.own')}</Quiet>
      <fieldset>
        <legend>{t('join.bring')}</legend>
        {BRINGS.filter((one) => one !== 'eaters' || props.eaters > 0).map((one) => (
          <CheckField
            key={one}
            label={t(`join.${WORDS[one]}`)}
            checked={bring[one]}
            onChange={(event) => setBring({ ...bring, [one]: event.target.checked })}
          />
        ))}
      </fieldset>
      <Actions>
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          {t('join.submit')}
        </Button>
      </Actions>
    </>
  );
}
