import type { Language } from '@sytno/domain';
import { formatInstant, formatNumber, useApi, useTexts } from '@sytno/kit';
import { Button, FormFault, Progress, QueryView, QuietButton, Skeleton } from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardHeading, SettingsCard } from '../FormCard';
import { PEOPLE_TEXTS } from '../people-words';
import { Part, Parts, Quiet, Row } from '../profile/card-parts';
import { useFailureNotice } from '../use-failure-notice';
import { LeaveDialog } from './LeaveDialog';
import { ownDataQuery, type OwnDataView } from './owndata.queries';

/** A copy of everything that is one's own, and the way out. */
export function OwnDataCard({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const query = useQuery(ownDataQuery(useApi()));
  const [leaves, setLeaves] = useState(false);
  return (
    <SettingsCard id={id} tabIndex={-1} as="section" aria-label={t('owndata.title')}>
      <CardHeading title={t('owndata.title')} text={t('owndata.text')} />
      <QueryView query={query} skeleton={<Skeleton $height={220} />}>
        {(view) => (
          <Parts>
            <CopyPart copy={view.copy} lng={lng} />
            <Part>
              <h3>{t('owndata.leave')}</h3>
              <Quiet>{t('owndata.leaveText', { count: view.grace })}</Quiet>
              <Row>
                <Button tone="danger" onClick={() => setLeaves(true)}>
                  {t('owndata.leaveButton')}
                </Button>
              </Row>
            </Part>
            {leaves && <LeaveDialog view={view} lng={lng} onClose={() => setLeaves(false)} />}
          </Parts>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function CopyPart({ copy, lng }: { copy: OwnDataView['copy']; lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const failed = useFailureNotice();
  const { queryKey } = ownDataQuery(api);
  const ask = useMutation({
    mutationFn: () => api.account.owndata.copy(),
    onSuccess: (made) => {
      client.setQueryData(queryKey, (old) => old && { ...old, copy: made });
    },
    onError: failed,
  });
  const fetchIt = useMutation({
    mutationFn: (id: string) => api.account.owndata.link({ id }),
    onSuccess: ({ url }) => keep(url),
    onError: async (error) => {
      failed(error);
      await client.invalidateQueries({ queryKey });
    },
  });
  const ready = copy?.state === 'ready' ? copy : null;
  return (
    <Part aria-live="polite">
      <h3>{t('owndata.copy')}</h3>
      <Quiet>{t('owndata.copyText')}</Quiet>
      {copy?.state === 'failed' && <FormFault>{t('owndata.failed')}</FormFault>}
      {ready?.expiresAt && (
        <p>
          {t('owndata.ready', {
            date: formatInstant(ready.askedAt, lng),
            size: sizeOf(ready.bytes ?? 0, lng, t),
            until: formatInstant(ready.expiresAt, lng),
          })}
        </p>
      )}
      {copy?.state === 'waiting' ? (
        <Progress label={t('owndata.waiting')} />
      ) : (
        <Row>
          {ready && (
            <Button busy={fetchIt.isPending} onClick={() => fetchIt.mutate(ready.id)}>
              {t('owndata.fetch')}
            </Button>
          )}
          <QuietButton busy={ask.isPending} onClick={() => ask.mutate()}>
            {t(ready ? 'owndata.askAgain' : 'owndata.ask')}
          </QuietButton>
        </Row>
      )}
    </Part>
  );
}

/** Has the browser keep the file behind an address; the page stays. */
function keep(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

const MEGABYTE = 1024 * 1024;

function sizeOf(bytes: number, lng: Language, t: ReturnType<typeof useTexts>['t']): string {
  return bytes < MEGABYTE
    ? t('owndata.kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1024)), lng) })
    : t('owndata.megabytes', { size: formatNumber(bytes / MEGABYTE, lng, 1) });
}
