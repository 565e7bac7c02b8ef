import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  ButtonLink,
  color,
  Dialog,
  QueryView,
  QuietButton,
  RADIUS,
  Skeleton,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useFailureNotice } from '../lists/use-failure-notice';
import { SHOPS_TEXTS } from '../shops/words';
import { useListRights } from '../together/list-rights';
import { QrCode } from './QrCode';

const MINUTE = 60_000;
/** The window is looked at while the phone signs in. */
const LOOK_EVERY = 3_000;

const Way = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  p {
    margin: 0;
    color: ${color('quiet')};
    text-align: center;
    overflow-wrap: anywhere;
  }
  output {
    padding: ${space(2)} ${space(4)};
    border-radius: ${RADIUS.control};
    background: ${color('sunken')};
    font: ${TYPE.section};
    letter-spacing: 0.12em;
  }
`;

const Phones = styled.section`
  h3 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.strong};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 56px;
    border-top: 1px solid ${color('line')};
  }
  li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Signs a phone in for lists alone, and shows the phones that are. Premium: others are told what it is. */
export function PhoneWindow({ lng, onClose }: { lng: Language; onClose: () => void }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const { add: may } = useListRights();
  if (may === false) {
    return (
      <Dialog
        title={t('phone.premiumTitle')}
        onClose={onClose}
        foot={
          <Actions>
            <QuietButton onClick={onClose}>{t('phone.close')}</QuietButton>
            <ButtonLink to={pathTo('price', lng)}>{t('phone.way')}</ButtonLink>
          </Actions>
        }
      >
        <p>{t('phone.premiumText')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('phone.title')}
      onClose={onClose}
      foot={
        <Actions>
          <Button onClick={onClose}>{t('phone.close')}</Button>
        </Actions>
      }
    >
      {may && <Code lng={lng} />}
      {may && <ConnectedPhones lng={lng} />}
    </Dialog>
  );
}

/** In two halves, which is how people read and type it. */
const inHalves = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

function Code({ lng }: { lng: Language }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const api = useApi();
  const query = useQuery({
    queryKey: ['account', 'phone-code'],
    queryFn: async () => {
      const { code } = await api.account.session.phoneCode();
      // By the time here: the clocks of the two may differ.
      return { code, until: performance.now() + 10 * MINUTE };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const address = `${window.location.origin}${pathTo('phoneList', lng)}`;
  return (
    <Way>
      <p>{t('phone.text')}</p>
      <QueryView query={query} skeleton={<Skeleton $height={232} $width="232px" />}>
        {({ code, until }) => (
          <Standing
            address={address}
            code={code}
            until={until}
            busy={query.isFetching}
            onAgain={() => void query.refetch()}
          />
        )}
      </QueryView>
    </Way>
  );
}

function Standing(props: {
  address: string;
  code: string;
  until: number;
  busy: boolean;
  onAgain: () => void;
}) {
  const { t } = useTexts(SHOPS_TEXTS);
  const notify = useNotify();
  const { address, code, until, busy, onAgain } = props;
  const minutes = useMinutesTo(until);
  const link = `${address}#${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t('phone.copied'), 'good');
    } catch {
      notify(t('phone.notCopied'), 'bad');
    }
  };
  if (minutes <= 0) {
    return (
      <>
        <p role="status">{t('phone.over')}</p>
        <Button busy={busy} onClick={onAgain}>
          {t('phone.again')}
        </Button>
      </>
    );
  }
  return (
    <>
      <QrCode text={link} label={t('phone.qr')} />
      <p>{t('phone.code', { address })}</p>
      <output>{inHalves(code)}</output>
      <p role="status">{t('phone.until', { count: minutes })}</p>
      <QuietButton onClick={() => void copy()}>{t('phone.copy')}</QuietButton>
    </>
  );
}

/** Whole minutes until then, begun ones counted. */
function useMinutesTo(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - performance.now()) / MINUTE));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const tell = () => setMinutes(Math.max(0, Math.ceil((until - performance.now()) / MINUTE)));
    tell();
    const timer = setInterval(tell, 5_000);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

function ConnectedPhones({ lng }: { lng: Language }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const key = ['account', 'devices'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.account.session.devices(undefined, { signal }),
    refetchInterval: LOOK_EVERY,
  });
  const end = useMutation({
    mutationFn: (id: string) => api.account.session.endDevice({ id }),
    onError: useFailureNotice(),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const phones = query.data?.items.filter(({ phone }) => phone) ?? [];
  return (
    <Phones aria-live="polite">
      <h3>{t('phone.phones')}</h3>
      {query.data && phones.length === 0 && <p>{t('phone.none')}</p>}
      <ul>
        {phones.map(({ id, name, lastUsedAt }) => (
          <li key={id}>
            <div>
              {shortName(name)}
              <p>{t('phone.since', { when: formatInstant(lastUsedAt, lng) })}</p>
            </div>
            <QuietButton
              aria-label={t('phone.endOf', { name: shortName(name) })}
              busy={end.isPending && end.variables === id}
              onClick={() => end.mutate(id)}
            >
              {t('phone.end')}
            </QuietButton>
          </li>
        ))}
      </ul>
    </Phones>
  );
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'] as const;

/** The system that a browser says it runs on; what it says of itself where that says nothing. */
function shortName(agent: string): string {
  return SYSTEMS.find((system) => agent.includes(system)) ?? (agent.slice(0, 40) || '–');
}
