import { AD_PLACES, type Language } from '@sytno/domain';
import { failureOf, profileAtom } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import { matchPage } from '@sytno/kit/routes';
import { laterPart, OFF_PAPER, space, upTo } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const nothing = { skeleton: null };
const AdSlot = laterPart(
  'shell.ad',
  () => import(/* webpackChunkName: "ad" */ './AdSlot').then((file) => file.AdSlot),
  nothing,
);
const OfferDialog = laterPart(
  'shell.offer',
  () => import(/* webpackChunkName: "offer" */ './OfferDialog').then((file) => file.OfferDialog),
  nothing,
);

/** Below the page's content. Its height is the same before and after, so that nothing moves when it comes. */
const Room = styled.div`
  width: 100%;
  max-width: 1280px;
  height: calc(112px + ${space(8)});
  margin: 0 auto;
  padding: 0 ${space(6)} ${space(8)};
  ${upTo('md')} {
    padding: 0 ${space(4)} ${space(8)};
  }
  ${upTo('sm')} {
    height: calc(152px + ${space(8)});
  }
  ${OFF_PAPER}
`;

/** The place of an own advertisement below a page of the free tier; nothing elsewhere, and with premium. */
export function AdRoom({ lng }: { lng: Language }) {
  const { access } = useAtomValue(profileAtom);
  const page = matchPage(useLocation().pathname)?.key;
  const place = AD_PLACES.find((one) => one === page);
  const isRead = useRead();
  if (access !== 'free' || !place) return null;
  return <Room>{isRead && <AdSlot place={place} lng={lng} />}</Room>;
}

/** Whether the first page has all it asked for: nothing of an advertisement is fetched before. */
function useRead(): boolean {
  const client = useQueryClient();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const look = () => {
      if (client.isFetching() === 0 && document.querySelector('[data-section-ready]')) setIsRead(true);
    };
    // What the page asks for as it appears has begun by then.
    queueMicrotask(look);
    return client.getQueryCache().subscribe(look);
  }, [client]);
  return isRead;
}

const TARIFFS = { PREMIUM_REQUIRED: 'premium', EXPERT_REQUIRED: 'expert' } as const;

/** Whatever a page wanted to do and a tariff alone was missing for becomes an offer over it. */
export function PremiumOffer({ lng }: { lng: Language }) {
  const mutations = useQueryClient().getMutationCache();
  const [tariff, setTariff] = useState<'premium' | 'expert'>();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { code } = failureOf(event.action.error);
        if (code in TARIFFS) setTariff(TARIFFS[code as keyof typeof TARIFFS]);
      }),
    [mutations],
  );
  return tariff ? <OfferDialog tariff={tariff} lng={lng} onClose={() => setTariff(undefined)} /> : null;
}
