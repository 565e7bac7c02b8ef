import type { Inputs, NoticeGroup } from '@sytno/contract';
import { useApi, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { CheckField, color, QueryView, Skeleton, space, TYPE, upTo } from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import { PEOPLE_TEXTS } from '../people-words';
import { useFailureNotice } from '../use-failure-notice';
import { noticeChoicesQuery } from './profile.queries';

type Choices = Inputs['account']['messages']['choose'];

/** In the order of the page; the contract's own names. */
const GROUPS: readonly NoticeGroup[] = ['reminders', 'courses', 'work', 'household'];

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(2)} ${space(5)};
    padding: ${space(3)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ${upTo('sm')} {
    li {
      grid-template-columns: 1fr 1fr;
    }
    li > span {
      grid-column: 1 / -1;
    }
  }
`;

/** Of what one is told, and how; acts at once. */
export function NoticesCard({ id }: { id: string }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const query = useQuery(noticeChoicesQuery(useApi()));
  return (
    <SettingsCard id={id} tabIndex={-1} as="section" aria-label={t('notices.title')}>
      <CardHeading title={t('notices.title')} text={t('notices.text')} />
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {(stored) => <Chosen stored={stored} />}
      </QueryView>
    </SettingsCard>
  );
}

function Chosen({ stored }: { stored: Choices }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const failed = useFailureNotice();
  const choose = useMutation({
    mutationFn: (choices: Choices) => api.account.messages.choose(choices),
    onSuccess: (choices) => {
      client.setQueryData(noticeChoicesQuery(api).queryKey, choices);
      // The subscription's page has the reminders, too.
      void client.invalidateQueries({ queryKey: ['account', 'subscription'] });
    },
    onError: failed,
  });
  const [shown, hold] = useHeld(stored);
  const set = (choices: Choices) => hold(choices, choose.mutateAsync(choices));
  return (
    <Rows>
      {GROUPS.map((group) => (
        <li key={group}>
          <span>
            <b>{t(`notices.groups.${group}.title`)}</b>
            <small>{t(`notices.groups.${group}.text`)}</small>
          </span>
          {(['notice', 'mail'] as const).map((how) => (
            <CheckField
              key={how}
              label={t(`notices.${how}`)}
              aria-label={t(`notices.${how}Of`, { group: t(`notices.groups.${group}.title`) })}
              checked={shown[group][how]}
              onChange={({ target }) =>
                set({ ...shown, [group]: { ...shown[group], [how]: target.checked } })
              }
            />
          ))}
        </li>
      ))}
    </Rows>
  );
}
