import type { AdPlace, Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { color, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { OFFER_WORDS } from './offer.words';

const Frame = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  height: 100%;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  overflow: hidden;
  img {
    border-radius: 8px;
  }
  ${upTo('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  b,
  span {
    display: block;
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    color: ${color('quiet')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const wayLook = css`
  color: ${color('beet')};
  font: ${TYPE.strong};
  text-underline-offset: 3px;
`;
const Way = styled(Link)`
  ${wayLook}
`;
const WayOut = styled.a`
  ${wayLook}
`;

/** An own advertisement at a place of the free tier. It is counted by the day, without who saw it. */
export function AdSlot({ place, lng }: { place: AdPlace; lng: Language }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['account', 'ads', 'shown', lng],
    queryFn: ({ signal }) => api.account.ads.shown(undefined, { signal }),
    staleTime: Infinity,
  });
  const ad = data?.items.find((one) => one.place === place);
  const id = ad?.id ?? null;
  const count = (what: 'shown' | 'opened') => {
    // A figure that is lost is no loss.
    if (id !== null) api.account.ads.count({ id, what }).catch(() => undefined);
  };
  useEffect(() => {
    if (id !== null) api.account.ads.count({ id, what: 'shown' }).catch(() => undefined);
  }, [api, id, place]);
  if (!ad) return null;
  const photo = ad.photo?.sizes[0];
  const label = OFFER_WORDS[lng].ad;
  return (
    <Frame aria-label={label}>
      {photo ? <img src={photo.url} alt="" width={64} height={64} loading="lazy" /> : <i />}
      <Words>
        <small>{label}</small>
        <b>{ad.title}</b>
        <span>{ad.text}</span>
      </Words>
      {ad.link.startsWith('/') ? (
        <Way to={ad.link} onClick={() => count('opened')}>
          {ad.button}
        </Way>
      ) : (
        <WayOut href={ad.link} target="_blank" rel="noopener noreferrer" onClick={() => count('opened')}>
          {ad.button}
        </WayOut>
      )}
    </Frame>
  );
}
