import { useTexts } from '@sytno/kit';
import { Actions, Button, Dialog, NumberField, QuietButton, space } from '@sytno/kit/ui';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
  }
`;

const USUAL = 10;

/** Asks to how many of a hundred people a release shall go. */
export function ShareDialog(props: {
  version: string;
  busy: boolean;
  onShare: (share: number) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const [share, setShare] = useState<number | null>(USUAL);
  const [told, setTold] = useState(false);
  const right = share !== null && Number.isInteger(share) && share >= 1 && share <= 99;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (right && !props.busy) props.onShare(share);
    else setTold(true);
  };
  return (
    <Dialog title={t('releases.shareTitle', { version: props.version })} onClose={props.onClose}>
      <Form onSubmit={send} noValidate>
        <p>{t('releases.shareText')}</p>
        <NumberField
          label={t('releases.share')}
          unit="%"
          min={1}
          max={99}
          digits={0}
          value={share}
          onChange={setShare}
          fault={told && !right ? t('releases.shareFault') : undefined}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('releases.cancel')}</QuietButton>
          <Button type="submit" busy={props.busy}>
            {t('releases.toSome')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
