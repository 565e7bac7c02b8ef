import { EXPERT_KCAL, LOW_KCAL, type Language } from '@sytno/domain';
import { formatInstant, profileAtom, useTexts } from '@sytno/kit';
import { Actions, Button, CheckField, QuietButton } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useGroupDeed, type TargetsProposal } from '../groups/groups.queries';
import { List, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { ReasonDialog } from '../ReasonDialog';
import { Figures, StateOfProposal } from './Figures';

/** Targets that the expert proposes: they become the reader's own only when he says so. */
export function TargetsAnswer(props: {
  proposals: readonly TargetsProposal[];
  expert: string;
  lng: Language;
}) {
  const { t } = useTexts(GROUP_TEXTS);
  const { proposals, lng } = props;
  const [open, ...before] = [
    ...proposals.filter(({ state }) => state === 'sent'),
    ...proposals.filter(({ state }) => state === 'accepted' || state === 'refused'),
  ];
  if (!open) return null;
  const past = open.state === 'sent' ? before : [open, ...before];
  return (
    <Titled title={t('targets.from', { name: props.expert })}>
      {open.state === 'sent' && <Asked key={open.id} proposal={open} lng={lng} />}
      {past.length > 0 && (
        <List aria-label={t('targets.history')}>
          {past.map((one) => (
            <li key={one.id}>
              <Row>
                <StateOfProposal state={one.state} />
                <Quiet as="span">{formatInstant(one.closedAt ?? one.sentAt, lng)}</Quiet>
              </Row>
              <Figures figures={one.targets} lng={lng} />
            </li>
          ))}
        </List>
      )}
    </Titled>
  );
}

function Asked({ proposal, lng }: { proposal: TargetsProposal; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const client = useQueryClient();
  const { targets: mine } = useAtomValue(profileAtom);
  const [sure, setSure] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const answer = useGroupDeed(
    (api, said: { accept: boolean; reason?: string }) =>
      api.expert.proposals.answerTargets({ id: proposal.id, lowConfirmed: sure, ...said }),
    { quiet: false },
  );
  const { kcal } = proposal.targets;
  const low = kcal < LOW_KCAL;
  const accept = async () => {
    setAsked(true);
    if (low && !sure) return;
    await answer.mutateAsync({ accept: true });
    await client.invalidateQueries({ queryKey: ['account', 'profile'] });
  };
  return (
    <Stack>
      {proposal.words !== '' && <Words>{proposal.words}</Words>}
      <Figures figures={proposal.targets} lng={lng} label={t('targets.proposed')} />
      <Quiet>{t('targets.now')}</Quiet>
      <Figures figures={mine} lng={lng} label={t('targets.now')} />
      {low && (
        <CheckField
          label={t(kcal < EXPERT_KCAL ? 'targets.agreeVeryLow' : 'targets.agreeLow')}
          checked={sure}
          fault={asked && !sure ? t('targets.sureFirst') : undefined}
          onChange={({ target }) => setSure(target.checked)}
        />
      )}
      <Actions>
        <QuietButton onClick={() => setRefusing(true)}>{t('refuse')}</QuietButton>
        <Button busy={answer.isPending} onClick={() => void accept().catch(() => undefined)}>
          {t('targets.accept')}
        </Button>
      </Actions>
      {refusing && (
        <ReasonDialog
          title={t('targets.refuseAsk')}
          label={t('refuseWord')}
          hint={t('refuseHint')}
          longest={300}
          action={t('refuse')}
          tone="main"
          busy={answer.isPending}
          onClose={() => setRefusing(false)}
          onSend={(reason) =>
            answer.mutate({ accept: false, reason }, { onSuccess: () => setRefusing(false) })
          }
        />
      )}
    </Stack>
  );
}
