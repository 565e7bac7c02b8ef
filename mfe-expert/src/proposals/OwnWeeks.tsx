import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, QuietButton, QuietButtonLink } from '@sytno/kit/ui';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useGroupDeed, type WeekProposal } from '../groups/groups.queries';
import { List, Quiet, Row, Titled, Words } from '../groups/parts';
import { ReasonDialog } from '../ReasonDialog';
import { StateOfProposal } from './Figures';

/** Weeks that the expert made for the reader; each is taken on its own board, whole or by day. */
export function OwnWeeks(props: {
  weeks: readonly WeekProposal[];
  groupId: string;
  expert: string;
  lng: Language;
}) {
  const { t } = useTexts(GROUP_TEXTS);
  const { weeks, groupId, lng } = props;
  const [refusing, setRefusing] = useState<WeekProposal>();
  const refuse = useGroupDeed((api, { id, reason }: { id: string; reason: string }) =>
    api.expert.proposals.refuseWeek({ id, reason }),
  );
  return (
    <Titled title={t('weeks.from', { name: props.expert })}>
      {weeks.length === 0 && <Quiet>{t('weeks.noneYet')}</Quiet>}
      {weeks.length > 0 && (
        <List aria-label={t('weeks.title')}>
          {weeks.map((week) => (
            <li key={week.id}>
              <Row>
                <b>{week.name}</b>
                <StateOfProposal state={week.state} />
                <Quiet as="span">{formatInstant(week.sentAt ?? week.createdAt, lng)}</Quiet>
              </Row>
              {week.words !== '' && <Words>{week.words}</Words>}
              <Row>
                {week.state !== 'refused' && (
                  <ButtonLink $small to={pathTo('template', lng, { id: week.id })}>
                    {t(week.state === 'sent' ? 'weeks.look' : 'weeks.lookAgain')}
                  </ButtonLink>
                )}
                <QuietButtonLink $small to={pathTo('group', lng, { id: groupId }, { week: week.id })}>
                  {t('weeks.sheet')}
                </QuietButtonLink>
                {week.state === 'sent' && (
                  <QuietButton small onClick={() => setRefusing(week)}>
                    {t('refuse')}
                  </QuietButton>
                )}
              </Row>
            </li>
          ))}
        </List>
      )}
      {refusing && (
        <ReasonDialog
          title={t('weeks.refuseAsk', { week: refusing.name })}
          label={t('refuseWord')}
          hint={t('refuseHint')}
          longest={300}
          action={t('refuse')}
          tone="main"
          busy={refuse.isPending}
          onClose={() => setRefusing(undefined)}
          onSend={(reason) =>
            refuse.mutate({ id: refusing.id, reason }, { onSuccess: () => setRefusing(undefined) })
          }
        />
      )}
    </Titled>
  );
}
