import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Actions, ButtonLink, Dialog, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { COMPOSITION_TEXTS } from './composition-texts';

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  p,
  ul {
    margin: 0;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
  }
`;

/** What a composition of one's own is, to whom premium would give it. */
export function PremiumDialog(props: { name: string; lng: Language; onClose: () => void }) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { name, lng, onClose } = props;
  return (
    <Dialog
      title={t('premium.title', { name })}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('premium.close')}</QuietButton>
          <ButtonLink to={pathTo('price', lng)}>{t('premium.go')}</ButtonLink>
        </Actions>
      }
    >
      <Words>
        <p>{t('premium.lead')}</p>
        <ul>
          <li>{t('premium.swap')}</li>
          <li>{t('premium.counts')}</li>
          <li>{t('premium.back')}</li>
        </ul>
      </Words>
    </Dialog>
  );
}
