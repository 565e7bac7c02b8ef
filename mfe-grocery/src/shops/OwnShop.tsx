import { useTexts } from '@sytno/kit';
import { Actions, Button, Confirm, Field, QuietButton, space } from '@sytno/kit/ui';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { LONGEST_NAME, type Shop } from './shops.queries';
import { SHOPS_TEXTS } from './words';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** What is done to a shop that the household named itself: another name, or the end of it. */
export function OwnShop(props: {
  shop: Shop;
  busy: boolean;
  /** Resolves once it has the name. */
  onRename: (name: string) => Promise<unknown>;
  onRemove: () => void;
}) {
  const { t } = useTexts(SHOPS_TEXTS);
  const { shop, busy, onRename, onRemove } = props;
  const [opened, setOpened] = useState<'rename' | 'remove'>();
  const [wasRenamed, setWasRenamed] = useState(false);
  const [name, setName] = useState(shop.name);
  const close = () => setOpened(undefined);
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    // What went wrong was told; the words stay to be sent once more.
    if (name.trim() !== '' && !busy) onRename(name.trim()).then(close, () => undefined);
  };
  /** Leaves the name alone; the window around it stays. */
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  if (opened === 'rename')
    return (
      <Form onSubmit={rename} onKeyDown={leaveOnEscape} noValidate>
        <Field
          label={t('window.name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          autoFocus
          fault={name.trim() === '' ? t('window.wantName') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Actions>
          <QuietButton onClick={close}>{t('window.leave')}</QuietButton>
          <Button type="submit" busy={busy}>
            {t('window.save')}
          </Button>
        </Actions>
      </Form>
    );
  return (
    <Ways>
      {/* The field took the focus with it. */}
      <QuietButton
        autoFocus={wasRenamed}
        onClick={() => {
          setName(shop.name);
          setWasRenamed(true);
          setOpened('rename');
        }}
      >
        {t('window.rename')}
      </QuietButton>
      <QuietButton tone="plain" onClick={() => setOpened('remove')}>
        {t('window.remove')}
      </QuietButton>
      {opened === 'remove' && (
        <Confirm
          title={t('window.removeTitle', { name: shop.name })}
          action={t('window.remove')}
          busy={busy}
          onConfirm={onRemove}
          onClose={close}
        >
          <p>{t('window.removeText')}</p>
        </Confirm>
      )}
    </Ways>
  );
}
