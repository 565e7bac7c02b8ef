import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Avatar,
  ButtonLink,
  CheckField,
  Chip,
  Dialog,
  FormFault,
  QueryView,
  QuietButton,
  Skeleton,
  SubmitButton,
  TextLink,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GROUP_TEXTS } from './group-texts';
import { invitationQuery, useGroupDeed } from './groups.queries';
import { useFailureText } from '../use-deed';
import { Form, NotMedical, Quiet, Row } from './parts';

/** Coming into a group by a link: whose it is, and what its expert may see, nothing of which is ticked before. */
export function JoinDialog(props: { token: string; lng: Language; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const { token, lng, onClose } = props;
  const query = useQuery(invitationQuery(useApi(), token));
  return (
    <Dialog title={t('join.title')} onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {(group) =>
          group.member || group.mine ? (
            <Form as="div">
              <p>{t(group.mine ? 'join.own' : 'join.already', { group: group.name })}</p>
              <Actions>
                <ButtonLink to={pathTo('group', lng, { id: group.id })}>{t('join.open')}</ButtonLink>
              </Actions>
            </Form>
          ) : (
            <Asked group={group} {...props} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Asked(props: {
  group: { id: string; name: string; about: string; expert: Expert };
  token: string;
  lng: Language;
  onClose: () => void;
}) {
  const { t } = useTexts(GROUP_TEXTS);
  const words = useFailureText();
  const navigate = useNavigate();
  const { group, token, lng } = props;
  const [targets, setTargets] = useState(false);
  const [facts, setFacts] = useState(false);
  const join = useGroupDeed(
    (api, agreed: { targets: boolean; facts: boolean }) => api.expert.groups.join({ token, ...agreed }),
    { quiet: true, after: ({ id }) => void navigate(pathTo('group', lng, { id }), { replace: true }) },
  );
  const { expert } = group;
  const name = expert.name || t('nameless');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!join.isPending) join.mutate({ targets, facts });
      }}
    >
      <Row>
        <Avatar name={name} src={expert.photo?.sizes[0]?.url ?? null} size={48} />
        <span>
          <b>{group.name}</b>
          <br />
          <TextLink to={pathTo('expertProfile', lng, { id: expert.id })}>{name}</TextLink>
        </span>
        {expert.checked && <Chip tone="dill">{t('checked')}</Chip>}
      </Row>
      {group.about !== '' && <p>{group.about}</p>}
      {join.error && <FormFault>{words(join.error)}</FormFault>}
      <p>{t('join.sees')}</p>
      <CheckField
        label={t('consents.targets.label')}
        checked={targets}
        onChange={({ target }) => setTargets(target.checked)}
      />
      <CheckField
        label={t('consents.facts.label')}
        checked={facts}
        onChange={({ target }) => setFacts(target.checked)}
      />
      <Quiet>{t('join.later')}</Quiet>
      <NotMedical />
      <Actions>
        <QuietButton onClick={props.onClose}>{t('cancel')}</QuietButton>
        <SubmitButton busy={join.isPending}>{t('join.go')}</SubmitButton>
      </Actions>
    </Form>
  );
}

interface Expert {
  id: string;
  name: string;
  checked: boolean;
  photo: { sizes: readonly { url: string }[] } | null;
}
