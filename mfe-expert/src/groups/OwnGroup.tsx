import { CONSENT_KINDS, type Language } from '@sytno/domain';
import { formatDay, formatInstant, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  Chip,
  Confirm,
  PageFrame,
  QuietButton,
  QuietButtonLink,
  Switch,
  TextLink,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { TargetsAnswer } from '../proposals/TargetsAnswer';
import { OwnWeeks } from '../proposals/OwnWeeks';
import { GROUP_TEXTS } from './group-texts';
import { useGroupDeed, type Group, type OwnMembership } from './groups.queries';
import { Columns, List, NotMedical, Quiet, Row, Stack, Titled, Words } from './parts';

/** A group as one of its people sees it: what is proposed to him, and what his expert may see. */
export function OwnGroup({ group, own, lng }: { group: Group; own: OwnMembership; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = useGroupDeed((api, id: string) => api.expert.groups.leave({ id }), {
    after: () => void navigate(pathTo('groups', lng)),
  });
  const { expert } = group;
  const name = expert.name || t('nameless');
  return (
    <PageFrame
      title={group.name}
      {...(group.about === '' ? {} : { lead: group.about })}
      action={<QuietButton onClick={() => setLeaving(true)}>{t('own.leave')}</QuietButton>}
    >
      <Stack>
        <Row>
          <Avatar name={name} src={expert.photo?.sizes[0]?.url ?? null} size={40} />
          <TextLink to={pathTo('expertProfile', lng, { id: expert.id })}>{name}</TextLink>
          <Quiet as="span">{t(`kinds.${expert.kind}`)}</Quiet>
          {expert.checked && <Chip tone="dill">{t('checked')}</Chip>}
          <QuietButtonLink $small to={pathTo('consultations', lng, {}, { expert: expert.id })}>
            {t('expert.consult')}
          </QuietButtonLink>
        </Row>
        <Columns>
          <Stack>
            <TargetsAnswer proposals={own.targets} expert={name} lng={lng} />
            <OwnWeeks weeks={own.weeks} groupId={group.id} expert={name} lng={lng} />
            <Comments own={own} lng={lng} />
          </Stack>
          <Consents own={own} expert={name} lng={lng} />
        </Columns>
        <NotMedical />
      </Stack>
      {leaving && (
        <Confirm
          title={t('own.leaveAsk', { group: group.name })}
          action={t('own.leave')}
          busy={leave.isPending}
          onClose={() => setLeaving(false)}
          onConfirm={() => leave.mutate(group.id)}
        >
          <p>{t('own.leaveText')}</p>
        </Confirm>
      )}
    </PageFrame>
  );
}

/** What the expert may see, each by itself and until it is taken back. */
function Consents({ own, expert, lng }: { own: OwnMembership; expert: string; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const change = useGroupDeed((api, { what, given }: { what: 'targets' | 'facts'; given: boolean }) =>
    api.expert.groups.consent({ id: own.id, what, given }),
  );
  const [given, hold] = useHeld({
    targets: own.consents.targets !== null,
    facts: own.consents.facts !== null,
  });
  return (
    <Titled title={t('consents.title', { name: expert })}>
      <Quiet>{t('consents.text')}</Quiet>
      {CONSENT_KINDS.map((what) => {
        const stored = own.consents[what];
        return (
          <div key={what}>
            <Switch
              label={t(`consents.${what}.label`)}
              hint={t(`consents.${what}.hint`)}
              checked={given[what]}
              disabled={change.isPending}
              onChange={({ target: { checked } }) =>
                hold({ ...given, [what]: checked }, change.mutateAsync({ what, given: checked }))
              }
            />
            {stored && (
              <Quiet>{t(`consents.since.${stored.how}`, { day: formatInstant(stored.at, lng) })}</Quiet>
            )}
          </div>
        );
      })}
      <Quiet>{t('consents.eaters')}</Quiet>
    </Titled>
  );
}

function Comments({ own, lng }: { own: OwnMembership; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  if (own.comments.length === 0) return null;
  return (
    <Titled title={t('own.comments')}>
      <List aria-label={t('own.comments')}>
        {own.comments.map(({ id, date, text }) => (
          <li key={id}>
            <TextLink to={pathTo('mealplans', lng, {}, { date })}>{formatDay(date, lng)}</TextLink>
            <Words>{text}</Words>
          </li>
        ))}
      </List>
    </Titled>
  );
}
