import type { Language } from '@sytno/domain';
import { useEffect } from 'react';
import { OwnDataCard } from '../owndata/OwnDataCard';
import { NoticesCard } from './NoticesCard';
import type { OwnProfile } from './profile.queries';
import { SecurityCard } from './SecurityCard';

/** The lower half of a profile; it comes by and by, so an address that leads into it is followed once it is here. */
export function ProfileMore({ whole, lng }: { whole: OwnProfile; lng: Language }) {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <NoticesCard id="notices" />
      <SecurityCard id="security" whole={whole} lng={lng} />
      <OwnDataCard id="owndata" lng={lng} />
    </>
  );
}
