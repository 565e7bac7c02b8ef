import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, Confirm, QuietButton, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Recipe } from '../recipe/recipe.queries';
import { PUBLISHING_TEXTS } from './publishing-texts';
import { usePublishing, type PublishingState } from './publishing.queries';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

type Asking = 'ask' | 'withdraw' | 'discard' | undefined;

const ASKS = { private: 'mine.ask', returned: 'mine.askAgain', withdrawn: 'mine.askAgain' } as const;

/** What its author can do with a recipe's being public; what others notice is asked first. */
export function PublishingActions(props: {
  recipe: Recipe;
  state: PublishingState;
  /** It cannot be handed in as it is. */
  lacks: boolean;
  lng: Language;
}) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { recipe, state, lacks } = props;
  const { standing, revision, change } = state;
  const { id } = recipe;
  const [asks, setAsks] = useState<Asking>();
  const close = () => setAsks(undefined);
  const submit = usePublishing(
    (api) => api.recipes.publishing.submit({ id, revision }),
    t('mine.asked'),
    close,
  );
  const recall = usePublishing((api) => api.recipes.publishing.recall({ id }), t('mine.recalled'));
  const withdraw = usePublishing(
    (api) => api.recipes.publishing.withdraw({ id }),
    t('mine.withdrawn'),
    close,
  );
  const discard = usePublishing(
    (api) => api.recipes.publishing.discard({ id, revision }),
    t('mine.discarded'),
    close,
  );
  const name = change?.recipe.name ?? recipe.name;
  const waits = standing === 'pending' || standing === 'change-pending';
  const asksFor = change ? 'mine.askChange' : ASKS[standing as keyof typeof ASKS];
  return (
    <>
      <Row>
        {change && <QuietButton onClick={() => setAsks('discard')}>{t('mine.discard')}</QuietButton>}
        {state.state === 'published' && (
          <QuietButton onClick={() => setAsks('withdraw')}>{t('mine.withdraw')}</QuietButton>
        )}
        {waits && (
          <QuietButton busy={recall.isPending} onClick={() => recall.mutate()}>
            {t('mine.recall')}
          </QuietButton>
        )}
        {!waits && standing !== 'published' && !lacks && (
          <Button onClick={() => setAsks('ask')}>{t(asksFor)}</Button>
        )}
      </Row>
      {asks === 'ask' && (
        <Confirm
          tone="main"
          title={t('askDialog.title', { name })}
          action={t(asksFor)}
          busy={submit.isPending}
          onConfirm={() => submit.mutate()}
          onClose={close}
        >
          {t(change ? 'askDialog.change' : 'askDialog.text')}
        </Confirm>
      )}
      {asks === 'withdraw' && (
        <Confirm
          title={t('withdrawDialog.title', { name: recipe.name })}
          action={t('mine.withdraw')}
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={close}
        >
          {t('withdrawDialog.text')}
        </Confirm>
      )}
      {asks === 'discard' && (
        <Confirm
          title={t('discardDialog.title', { name })}
          action={t('mine.discard')}
          busy={discard.isPending}
          onConfirm={() => discard.mutate()}
          onClose={close}
        >
          {t('discardDialog.text')}
        </Confirm>
      )}
    </>
  );
}
