import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  Confirm,
  Dialog,
  Field,
  QuietButton,
  QueryView,
  Skeleton,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../copy-text';
import { Remark } from '../parts';
import type { Recipe } from '../recipe.queries';
import { shareQuery } from './sharing.queries';

/** Makes a link that is read without an account, gives it away, takes it back. */
export function ShareDialog(props: { recipe: Recipe; lng: Language; onClose: () => void }) {
  const { t } = useTexts('recipes');
  const { recipe, lng } = props;
  const query = useQuery(shareQuery(useApi(), recipe.id));
  return (
    <Dialog title={t('share.title')} onClose={props.onClose}>
      <Remark>{t('share.about')}</Remark>
      <QueryView query={query} skeleton={<Skeleton $height={88} />}>
        {({ token }) =>
          token === null ? (
            <NoLink recipe={recipe} />
          ) : (
            <TheLink
              recipe={recipe}
              address={new URL(pathTo('sharedRecipe', lng, { token }), window.location.href).href}
            />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function useTurn<T>(recipe: Recipe, turn: () => Promise<T>, tokenOf: (answer: T) => string | null) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: turn,
    onSuccess: (answer) => {
      client.setQueryData(shareQuery(api, recipe.id).queryKey, { token: tokenOf(answer) });
    },
    onError: (error) => {
      notify(failureOf(error).message || kit('offline.title'), 'bad');
    },
  });
}

function NoLink({ recipe }: { recipe: Recipe }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const make = useTurn(
    recipe,
    () => api.recipes.recipe.share({ id: recipe.id }),
    ({ token }) => token,
  );
  return (
    <Actions>
      <Button
        busy={make.isPending}
        onClick={() => {
          make.mutate();
        }}
      >
        {t('share.make')}
      </Button>
    </Actions>
  );
}

function TheLink({ recipe, address }: { recipe: Recipe; address: string }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const copy = useCopy();
  const [asks, setAsks] = useState(false);
  const revoke = useTurn(
    recipe,
    () => api.recipes.recipe.unshare({ id: recipe.id }),
    () => null,
  );
  return (
    <>
      <Field
        label={t('share.link')}
        value={address}
        readOnly
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <Actions>
        <QuietButton
          onClick={() => {
            setAsks(true);
          }}
        >
          {t('share.revoke')}
        </QuietButton>
        {'share' in navigator && (
          <QuietButton
            onClick={() => {
              // Closing the system's sheet is no failure.
              navigator.share({ title: recipe.name, url: address }).catch(() => undefined);
            }}
          >
            {t('share.send')}
          </QuietButton>
        )}
        <Button
          onClick={() => {
            copy(address);
          }}
        >
          {t('share.copy')}
        </Button>
      </Actions>
      {asks && (
        <Confirm
          title={t('share.revokeTitle', { name: recipe.name })}
          action={t('share.revoke')}
          back={t('share.keep')}
          busy={revoke.isPending}
          onConfirm={() => {
            revoke.mutate();
          }}
          onClose={() => {
            setAsks(false);
          }}
        >
          {t('share.revokeText')}
        </Confirm>
      )}
    </>
  );
}
