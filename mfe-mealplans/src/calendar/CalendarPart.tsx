import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  buttonLook,
  type ButtonLook,
  Confirm,
  Field,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  useNotify,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Note } from '../parameters/parts';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { calendarQuery, useCalendarChanges } from './calendar.queries';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Subscribe = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** The link by which the reader's own calendar shows the menu: made, shown again, made anew, ended. */
export function CalendarPart({ lng }: { lng: Language }) {
  const { t } = useTexts(PLAN_TEXTS);
  const query = useQuery(calendarQuery(useApi()));
  const { create } = useCalendarChanges();
  return (
    <QueryView query={query} skeleton={<Skeleton $height={120} />}>
      {({ url, createdAt }) =>
        url === null ? (
          <Parts>
            <Note>{t('calendar.none')}</Note>
            <div>
              <Button busy={create.isPending} onClick={() => create.mutate()}>
                {t('calendar.make')}
              </Button>
            </div>
          </Parts>
        ) : (
          <TheLink url={url} since={formatInstant(createdAt ?? '', lng)} />
        )
      }
    </QueryView>
  );
}

function TheLink({ url, since }: { url: string; since: string }) {
  const { t } = useTexts(PLAN_TEXTS);
  const copy = useCopy();
  const { create, revoke } = useCalendarChanges();
  const [asks, setAsks] = useState<'renew' | 'revoke'>();
  const close = () => setAsks(undefined);
  const turn = asks === 'renew' ? create : revoke;
  return (
    <Parts>
      <Field
        label={t('calendar.link')}
        hint={`${t('calendar.hint')} ${t('calendar.since', { date: since })}`}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Actions>
        <QuietButton onClick={() => setAsks('revoke')}>{t('calendar.revoke')}</QuietButton>
        <QuietButton onClick={() => setAsks('renew')}>{t('calendar.renew')}</QuietButton>
        <Subscribe $tone="quiet" href={url.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </Subscribe>
        <Button onClick={() => copy(url)}>{t('calendar.copy')}</Button>
      </Actions>
      {asks && (
        <Confirm
          title={t(`calendar.${asks}Title`)}
          action={t(`calendar.${asks}`)}
          busy={turn.isPending}
          onConfirm={() => turn.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          {t(`calendar.${asks}Text`)}
        </Confirm>
      )}
    </Parts>
  );
}

/** Copies words and says so; a browser that refuses is told of too. */
function useCopy(): (words: string) => void {
  const { t } = useTexts(PLAN_TEXTS);
  const notify = useNotify();
  return (words) => {
    navigator.clipboard.writeText(words).then(
      () => notify(t('calendar.copied'), 'good'),
      () => notify(t('calendar.notCopied'), 'bad'),
    );
  };
}
