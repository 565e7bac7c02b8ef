import { GIVEN_ROLES, type GivenRole, type Language } from '@sytno/domain';
import { formatClock, formatInstant, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  ChoiceGroup,
  color,
  Dialog,
  Field,
  QuietButton,
  space,
  ToggleChip,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { useInvitations } from './use-membership';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Makes a link for one person, and shows it this once. */
export function InviteDialog({ lng, onClose }: { lng: Language; onClose: () => void }) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const { invite } = useInvitations();
  const [role, setRole] = useState<GivenRole>('planner');
  const made = invite.data;
  return (
    <Dialog
      title={t('invitations.make')}
      onClose={onClose}
      foot={
        made ? (
          <LinkActions url={made.url} onClose={onClose} />
        ) : (
          <Actions>
            <Button busy={invite.isPending} onClick={() => invite.mutate({ role, language: lng })}>
              {t('invitations.create')}
            </Button>
          </Actions>
        )
      }
    >
      {made ? (
        <Stack>
          <Field
            label={t('invitations.link')}
            value={made.url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <p>{t('invitations.once')}</p>
          <small>
            {t('invitations.until', {
              day: formatInstant(made.expiresAt, lng),
              time: formatClock(made.expiresAt, lng),
            })}
          </small>
        </Stack>
      ) : (
        <Stack>
          <p>{t('invitations.text')}</p>
          <ChoiceGroup title={t('invitations.role')}>
            <Chips>
              {GIVEN_ROLES.map((one) => (
                <ToggleChip key={one} on={role === one} onToggle={() => setRole(one)}>
                  {t(`invitations.${one}`)}
                </ToggleChip>
              ))}
            </Chips>
          </ChoiceGroup>
          <small role="status">{t(`invitations.${role}Hint`)}</small>
        </Stack>
      )}
    </Dialog>
  );
}

function LinkActions({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const notify = useNotify();
  const copy = () => {
    // Without a secure origin a browser has no clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => notify(t('invitations.copied'), 'good'),
      () => notify(t('invitations.copyFailed'), 'bad'),
    );
  };
  return (
    <Actions>
      <QuietButton onClick={onClose}>{t('invitations.done')}</QuietButton>
      {'share' in navigator && (
        <QuietButton
          onClick={() => {
            // Closing the system's sheet is no failure.
            navigator.share({ title: t('invitations.sendWords'), url }).catch(() => undefined);
          }}
        >
          {t('invitations.send')}
        </QuietButton>
      )}
      <Button onClick={copy}>{t('invitations.copy')}</Button>
    </Actions>
  );
}
