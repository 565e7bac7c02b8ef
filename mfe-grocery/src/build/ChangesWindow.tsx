import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Actions, Button, Chip, color, Dialog, QuietButton, space, TYPE, type ChipTone } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { LINES_TEXTS } from '../lines/words';
import { useAmountWords } from '../lists/amount-words';
import { listsChanged, type GroceryList } from '../lists/lists.queries';
import { useListStore } from '../together/use-list-store';
import { useFailureNotice } from '../lists/use-failure-notice';

type ListChange = Outputs['grocery']['build']['changes']['items'][number];

const Rows = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding-bottom: ${space(3)};
    border-bottom: 1px solid ${color('line')};
  }
  li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  li > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const TONES = { added: 'beet', more: 'sunflower', less: 'plain', gone: 'plain' } as const satisfies Record<
  ListChange['kind'],
  ChipTone
>;

/** What the menu wants now, food by food, to be taken over one by one or at once. */
export function ChangesWindow(props: {
  list: GroceryList;
  changes: readonly ListChange[];
  lng: Language;
  onClose: () => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { list, changes, lng, onClose } = props;
  const accept = useAccept(list, lng);
  const run = (keys: { accept?: string[]; decline?: string[] }) => {
    const isLast = (keys.accept ?? keys.decline ?? []).length >= changes.length;
    accept.mutate(keys, isLast ? { onSuccess: onClose } : {});
  };
  return (
    <Dialog
      wide
      title={t('changes.title')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('changes.later')}</QuietButton>
          <Button
            busy={accept.isPending}
            disabled={changes.length === 0}
            onClick={() => run({ accept: changes.map(({ key }) => key) })}
          >
            {t('changes.acceptAll')}
          </Button>
        </Actions>
      }
    >
      <p>{t('changes.about')}</p>
      <Rows>
        {changes.map((change) => (
          <li key={change.key}>
            <ChangeWords change={change} lng={lng} />
            <Buttons>
              {change.kind === 'added' && (
                <QuietButton
                  aria-label={t('changes.declineOf', { name: change.name })}
                  onClick={() => run({ decline: [change.key] })}
                >
                  {t('changes.decline')}
                </QuietButton>
              )}
              <QuietButton
                aria-label={t('changes.acceptOf', { name: change.name })}
                onClick={() => run({ accept: [change.key] })}
              >
                {t('changes.accept')}
              </QuietButton>
            </Buttons>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}

function ChangeWords({ change, lng }: { change: ListChange; lng: Language }) {
  const { t } = useTexts(LINES_TEXTS);
  const { ofLine } = useAmountWords(lng);
  const { kind, name, before, now, ticked, dishes } = change;
  const words = (amounts: ListChange['now']) => ofLine({ amounts, toTaste: false });
  const amounts = {
    added: () => words(now),
    more: () => t('changes.fromTo', { before: words(before), now: words(now) }),
    less: () => t('changes.fromTo', { before: words(before), now: words(now) }),
    gone: () => words(before),
  };
  return (
    <div>
      <strong>{name}</strong> <Chip tone={TONES[kind]}>{t(`changes.kinds.${kind}`)}</Chip>
      <p>{amounts[kind]()}</p>
      {dishes.length > 0 && <p>{dishes.join(', ')}</p>}
      {ticked && <p>{t('changes.ticked')}</p>}
    </div>
  );
}

function useAccept({ id }: GroceryList, language: Language) {
  const store = useListStore();
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keys: { accept?: string[]; decline?: string[] }) =>
      api.grocery.build.accept({ id, language, ...keys }),
    onError: useFailureNotice(),
    onSettled: () => Promise.all([listsChanged(client), store.load()]),
  });
}
