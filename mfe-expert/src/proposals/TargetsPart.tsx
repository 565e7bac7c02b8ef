import { EXPERT_KCAL, LEAST_KCAL, LOW_KCAL, type Language } from '@sytno/domain';
import { formatInstant, KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  CheckField,
  Dialog,
  FormFault,
  NumberField,
  QuietButton,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useGroupDeed, type FoodTargets, type Member } from '../groups/groups.queries';
import { useFailureText } from '../use-deed';
import { Form, List, NotMedical, Quiet, Row, Titled } from '../groups/parts';
import { Figures, StateOfProposal } from './Figures';

const KEYS = ['kcal', 'protein', 'fat', 'carbs'] as const;
const BOUNDS = { kcal: 10_000, protein: 1_000, fat: 1_000, carbs: 2_000 } as const;
const FIRST: FoodTargets = { kcal: 2_000, protein: 90, fat: 65, carbs: 250 };

/** Targets of a member as far as he lets them be seen, and those that were proposed to him. */
export function TargetsPart({ member, lng }: { member: Member; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [open, setOpen] = useState(false);
  const withdraw = useGroupDeed((api, id: string) => api.expert.proposals.withdrawTargets({ id }));
  return (
    <Titled
      title={t('targets.title')}
      action={<QuietButton onClick={() => setOpen(true)}>{t('targets.propose')}</QuietButton>}
    >
      {member.targets ? (
        <Figures figures={member.targets} lng={lng} label={t('targets.own')} />
      ) : (
        <Quiet>{t('targets.unseen')}</Quiet>
      )}
      {member.proposals.length > 0 && (
        <List aria-label={t('targets.history')}>
          {member.proposals.map((one) => (
            <li key={one.id}>
              <Row>
                <StateOfProposal state={one.state} />
                <Quiet as="span">{formatInstant(one.closedAt ?? one.sentAt, lng)}</Quiet>
                {one.state === 'sent' && (
                  <QuietButton small busy={withdraw.isPending} onClick={() => withdraw.mutate(one.id)}>
                    {t('withdraw')}
                  </QuietButton>
                )}
              </Row>
              <Figures figures={one.targets} lng={lng} />
              {one.reason !== '' && <Quiet>{t('reason', { reason: one.reason })}</Quiet>}
            </li>
          ))}
        </List>
      )}
      {open && <TargetsDialog member={member} onClose={() => setOpen(false)} />}
    </Titled>
  );
}

function TargetsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const words = useFailureText();
  const start = member.targets ?? member.proposals[0]?.targets ?? FIRST;
  const [values, setValues] = useState<Record<keyof FoodTargets, number | null>>(start);
  const [text, setText] = useState('');
  const [sure, setSure] = useState(false);
  const [asked, setAsked] = useState(false);
  const propose = useGroupDeed(
    (api, targets: FoodTargets) =>
      api.expert.proposals.targets({ id: member.id, ...targets, words: text, lowConfirmed: sure }),
    { quiet: true, done: t('targets.sent') },
  );
  useUnsaved(text !== '' || KEYS.some((key) => values[key] !== start[key]));
  const low = values.kcal !== null && values.kcal < LOW_KCAL;
  const wrong = (key: keyof FoodTargets) => {
    const value = values[key];
    return value === null || value < (key === 'kcal' ? LEAST_KCAL : 0) || value > BOUNDS[key];
  };
  return (
    <Dialog title={t('targets.propose')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (KEYS.some(wrong) || (low && !sure) || propose.isPending) return;
          const [kcal = 0, protein = 0, fat = 0, carbs = 0] = KEYS.map((key) => values[key] ?? 0);
          propose.mutate({ kcal, protein, fat, carbs }, { onSuccess: onClose });
        }}
      >
        <p>{t('targets.explain')}</p>
        {propose.error && <FormFault>{words(propose.error)}</FormFault>}
        <Row>
          {KEYS.map((key) => (
            <NumberField
              key={key}
              label={t(`figures.${key}`)}
              unit={t(key === 'kcal' ? 'figures.kcalUnit' : 'figures.gram')}
              value={values[key]}
              min={key === 'kcal' ? LEAST_KCAL : 0}
              max={BOUNDS[key]}
              step={key === 'kcal' ? 50 : 5}
              {...(asked && wrong(key) ? { fault: kit('faults.number.range') } : {})}
              onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
            />
          ))}
        </Row>
        {low && (
          <CheckField
            label={t(values.kcal !== null && values.kcal < EXPERT_KCAL ? 'targets.veryLow' : 'targets.low')}
            checked={sure}
            fault={asked && !sure ? t('targets.sureFirst') : undefined}
            onChange={({ target }) => setSure(target.checked)}
          />
        )}
        <AreaField
          label={t('targets.words')}
          value={text}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
        />
        <NotMedical />
        <Actions>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={propose.isPending}>{t('send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
