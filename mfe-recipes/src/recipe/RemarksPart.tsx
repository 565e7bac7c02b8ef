import type { Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { QuietButton, QueryView, Skeleton, space, ToggleChip, useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useFavorite } from '../catalog/use-favorite';
import { Icon } from '../Icon';
import { NoteField } from './NoteField';
import { Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';
import { remarksQuery, type Remarks } from './remarks.queries';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Said = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** What the household says of the dish: who liked it, when it was cooked, a note for oneself. */
export function RemarksPart({ recipe, lng, undo }: { recipe: Recipe; lng: Language; undo: Undo }) {
  const { t } = useTexts('recipes');
  const query = useQuery(remarksQuery(useApi(), recipe.id));
  return (
    <Part title={t('remarks.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={180} />}>
        {(remarks) => (
          <Stack>
            <Opinions recipe={recipe} remarks={remarks} undo={undo} />
            <CookedLine recipe={recipe} remarks={remarks} lng={lng} undo={undo} />
            <NoteField id={recipe.id} kept={remarks.note} />
          </Stack>
        )}
      </QueryView>
    </Part>
  );
}

/** Asks the remarks again, and says a failure. */
function useAfter(id: string) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const client = useQueryClient();
  const api = useApi();
  const notify = useNotify();
  return {
    onSettled: () => client.invalidateQueries({ queryKey: remarksQuery(api, id).queryKey }),
    onError: (error: unknown) => {
      notify(failureOf(error).message || kit('offline.title'), 'bad');
    },
  };
}

function Opinions(props: { recipe: Recipe; remarks: Remarks; undo: Undo }) {
  const { t } = useTexts('recipes');
  const { recipe, undo } = props;
  const { opinions, favorite } = props.remarks;
  const api = useApi();
  const after = useAfter(recipe.id);
  const client = useQueryClient();
  const star = useFavorite(undo, after.onSettled);
  const like = useMutation({
    mutationFn: (liked: boolean | null) => api.recipes.recipe.like({ id: recipe.id, liked }),
    ...after,
    onSettled: async () => {
      await after.onSettled();
      // The list asks what "we" liked.
      await client.invalidateQueries({ queryKey: ['recipes', 'catalog'] });
    },
  });
  const saved = opinions.find(({ mine }) => mine)?.liked ?? null;
  const mine = like.isPending ? like.variables : saved;
  const named = (liked: boolean): string =>
    opinions
      .filter((one) => one.liked === liked)
      .map(({ name, mine: own }) => name || t(own ? 'remarks.me' : 'remarks.member'))
      .join(', ');
  const [likers, others] = [named(true), named(false)];
  const choose = (liked: boolean) => (on: boolean) => {
    if (!like.isPending) like.mutate(on ? liked : null);
  };
  return (
    <Said>
      <Row role="group" aria-label={t('remarks.opinion')}>
        <ToggleChip on={mine === true} onToggle={choose(true)}>
          {mine !== true && <Icon name="up" size={16} />}
          {t('remarks.like')}
        </ToggleChip>
        <ToggleChip on={mine === false} onToggle={choose(false)}>
          {mine !== false && <Icon name="down" size={16} />}
          {t('remarks.dislike')}
        </ToggleChip>
        <ToggleChip
          on={favorite}
          onToggle={() => {
            star({ ...recipe, favorite });
          }}
        >
          {t('favorite.chip')}
        </ToggleChip>
      </Row>
      {likers && <Remark>{t('remarks.liked', { names: likers })}</Remark>}
      {others && <Remark>{t('remarks.disliked', { names: others })}</Remark>}
    </Said>
  );
}

function CookedLine(props: { recipe: Recipe; remarks: Remarks; lng: Language; undo: Undo }) {
  const { t } = useTexts('recipes');
  const api = useApi();
  const { recipe, lng, undo } = props;
  const { times, lastOn, todayId } = props.remarks.cooked;
  const after = useAfter(recipe.id);
  const cook = useMutation({
    mutationFn: () => api.recipes.recipe.cookedToday({ id: recipe.id }),
    ...after,
    onSuccess: ({ id: cookedId }) => {
      undo.did(t('remarks.cookedSaid', { name: recipe.name }), async () => {
        await api.recipes.recipe.takeBackCooked({ id: recipe.id, cookedId });
        await after.onSettled();
      });
    },
  });
  const said =
    lastOn === null
      ? t('remarks.never')
      : t('remarks.cooked', { count: times, day: formatDay(lastOn, lng, 'full') });
  return (
    <Row>
      <span>{said}</span>
      {todayId === null && (
        <QuietButton
          small
          busy={cook.isPending}
          onClick={() => {
            cook.mutate();
          }}
        >
          <Icon name="plus" size={16} />
          {t('remarks.cookedToday')}
        </QuietButton>
      )}
    </Row>
  );
}
