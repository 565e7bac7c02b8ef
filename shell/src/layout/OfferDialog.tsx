import type { Language } from '@sytno/domain';
import { pathTo } from '@sytno/kit/routes';
import { Actions, ButtonLink, Dialog, Hidden, QuietButton } from '@sytno/kit/ui';
import { OFFER_WORDS } from './offer.words';

/** A kind offer in place of a refusal. The prices open beside, so that what was being done stays. */
export function OfferDialog(props: { tariff: 'premium' | 'expert'; lng: Language; onClose: () => void }) {
  const { tariff, lng, onClose } = props;
  const words = OFFER_WORDS[lng];
  return (
    <Dialog
      title={words[tariff].title}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{words.close}</QuietButton>
          <ButtonLink to={pathTo('price', lng)} target="_blank" rel="noopener" onClick={onClose}>
            {words.go}
            <Hidden> ({words.newTab})</Hidden>
          </ButtonLink>
        </Actions>
      }
    >
      <p>{words[tariff].text}</p>
    </Dialog>
  );
}
