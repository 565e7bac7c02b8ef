import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, formatNumber, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  Chip,
  color,
  Confirm,
  DangerButton,
  Field,
  QuietButton,
  space,
  TextLink,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';
import { CardHeading, SettingsCard } from '../FormCard';
import { useMoneyAgain } from '../use-failure-notice';
import { usePasswordAgain } from './use-password-again';

type Person = Outputs['account']['administration']['person'];
type Facts = NonNullable<Person['facts']>;
type Deed = 'block' | 'unblock' | 'grant' | 'revoke';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Who somebody is, as far as administrators see it, and whether he may come in and administer. */
export function PersonPart({ person, facts, lng }: { person: Person; facts: Facts; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const blockedAt = person.blockedAt ?? null;
  return (
    <>
      <SettingsCard>
        <CardHeading title={t('person.title')} />
        {blockedAt !== null && (
          <div role="note">
            <Chip tone="chilli">{t('person.blocked', { when: formatInstant(blockedAt, lng) })}</Chip>{' '}
            {t('person.blockedFor', { reason: facts.blockedFor ?? '' })}
          </div>
        )}
        <FactList facts={facts} lng={lng} />
      </SettingsCard>
      <AccessCard person={person} facts={facts} lng={lng} />
    </>
  );
}

/** How a language or a country is called. */
const nameOf = (code: string, type: 'language' | 'region', lng: Language): string =>
  new Intl.DisplayNames([lng], { type }).of(code) ?? code;

function FactList({ facts, lng }: { facts: Facts; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const { household } = facts;
  const rows = [
    [t('person.since'), formatInstant(facts.since, lng)],
    [t('person.lastSeen'), facts.lastSeen ? formatInstant(facts.lastSeen, lng) : t('person.never')],
    [t('person.email'), t(facts.emailConfirmed ? 'person.confirmed' : 'person.unconfirmed')],
    [t('person.language'), nameOf(facts.language, 'language', lng)],
    [t('person.country'), nameOf(facts.country, 'region', lng)],
    [t('person.devices'), formatNumber(facts.devices, lng)],
    [t('person.factor'), t(facts.factor ? 'person.yes' : 'person.no')],
  ] as const;
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('person.household')}</dt>
        {household.length === 0 && <dd>{t('person.alone')}</dd>}
        {household.map(({ id, name }) => (
          <dd key={id}>
            <TextLink to={pathTo('adminUsers', lng, {}, { person: id })}>{name}</TextLink>
          </dd>
        ))}
      </div>
    </List>
  );
}

function AccessCard({ person, facts, lng }: { person: Person; facts: Facts; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const [deed, setDeed] = useState<Deed>();
  return (
    <SettingsCard>
      <CardHeading title={t('person.deeds')} />
      <Ways>
        {person.blockedAt ? (
          <QuietButton onClick={() => setDeed('unblock')}>{t('person.unblock')}</QuietButton>
        ) : (
          <DangerButton onClick={() => setDeed('block')}>{t('person.block')}</DangerButton>
        )}
        <QuietButton onClick={() => setDeed(facts.admin ? 'revoke' : 'grant')}>
          {t(facts.admin ? 'person.revoke' : 'person.grant')}
        </QuietButton>
        <ButtonLink $tone="quiet" to={pathTo('adminAudit', lng, {}, { search: person.id })}>
          {t('person.deedsLog')}
        </ButtonLink>
      </Ways>
      {deed && <Ask person={person} deed={deed} onClose={() => setDeed(undefined)} />}
    </SettingsCard>
  );
}

function Ask({ person, deed, onClose }: { person: Person; deed: Deed; onClose: () => void }) {
  const { t } = useTexts(DESK_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { administration: calls } = useApi().account;
  const notify = useNotify();
  const again = useMoneyAgain();
  const { dangerous, question } = usePasswordAgain();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { id } = person;
  const told = deed === 'block' || deed === 'unblock';
  const act = useMutation({
    mutationFn: () =>
      dangerous(() =>
        told ? calls[deed]({ id, reason }) : calls.setRole({ id, admin: deed === 'grant', reason }),
      ),
    onSuccess: async () => {
      notify(t('person.done'), 'good');
      await again();
      onClose();
    },
    onError: (error) => notify(failureOf(error).message || kit('offline.text'), 'bad'),
  });
  return (
    <>
      <Confirm
        title={t(`person.asks.${deed}`, { name: person.name || person.email })}
        action={t(`person.${deed}`)}
        tone={deed === 'unblock' ? 'main' : 'danger'}
        busy={act.isPending}
        onConfirm={() => {
          if (reason.trim() === '') setFault(t('person.reasonFirst'));
          else act.mutate();
        }}
        onClose={onClose}
      >
        <p>{t(`person.effects.${deed}`)}</p>
        <Field
          label={t('person.reason')}
          hint={t(`person.reasonHint.${told ? 'told' : 'kept'}`)}
          value={reason}
          maxLength={300}
          fault={fault}
          onChange={(event) => {
            setReason(event.target.value);
            setFault(undefined);
          }}
        />
      </Confirm>
      {question}
    </>
  );
}
