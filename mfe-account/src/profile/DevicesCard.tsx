import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, formatWhen, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Chip, color, QueryView, QuietButton, Skeleton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import { deviceName } from './device-name';
import { DEVICES_KEY } from './profile.queries';

type Device = Outputs['account']['session']['devices']['items'][number];

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
    min-height: 60px;
    padding: ${space(2)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  li > div {
    flex: 1 1 140px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font: ${TYPE.strong};
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The devices that are signed in, phones for lists among them; each but this one can be ended. */
export function DevicesCard({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts('account');
  const api = useApi();
  const query = useQuery(
    queryOptions({
      queryKey: DEVICES_KEY,
      queryFn: ({ signal }) => api.account.session.devices(undefined, { signal }),
    }),
  );
  return (
    <SettingsCard id={id} tabIndex={-1} aria-label={t('profile.devices')}>
      <CardHeading title={t('profile.devices')} />
      <QueryView query={query} skeleton={<Skeleton $height={120} />}>
        {({ items }) => (
          <Rows>
            {[...items]
              .sort((a, b) => Number(b.current) - Number(a.current))
              .map((device) => (
                <DeviceRow key={device.id} device={device} lng={lng} />
              ))}
          </Rows>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function DeviceRow({ device, lng }: { device: Device; lng: Language }) {
  const { t } = useTexts('account');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { id, phone, current, lastUsedAt } = device;
  const name = deviceName(device.name) || t('profile.device.unknown');
  const end = useMutation({
    mutationFn: () => api.account.session.endDevice({ id }),
    onSuccess: () => notify(t('profile.device.ended', { name }), 'good'),
    onError: (error) => notify(failureOf(error).message || kit('offline.text'), 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {t('profile.device.used', { when: formatWhen(lastUsedAt, lng) })}
          {phone && ` · ${t('profile.device.phone')}`}
        </small>
      </div>
      {current ? (
        <Chip tone="dill">{t('profile.device.current')}</Chip>
      ) : (
        <QuietButton
          busy={end.isPending}
          aria-label={t('profile.device.endOf', { name })}
          onClick={() => end.mutate()}
        >
          {t('profile.device.end')}
        </QuietButton>
      )}
    </li>
  );
}
