import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { CheckField, space } from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { PREVIEW_KEY } from '../admin/admin.queries';
import { PreviewDialog } from '../admin/food/PreviewDialog';
import { searchFoods } from '../admin/food/search-foods';
import type { WayProps } from './way-props';
import { SuggestionCards } from './SuggestionCards';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

interface Chosen {
  readonly value: string;
  readonly label: string;
}

/** It is a food that the catalogue has, by another name. */
export function JoinWay({ proposal, onAnswered, onClosed, lng }: WayProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const { id, name, suggestions } = proposal;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [keepName, setKeepName] = useState(true);
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, id, 'join', chosen?.value],
    queryFn: ({ signal }) =>
      api.recipes.admin.previewAnswer({ id, language: lng, ingredientId: chosen?.value ?? '' }, { signal }),
    enabled: chosen !== null,
    gcTime: 0,
  });
  const joining = useMutation({
    mutationFn: (ingredientId: string) => api.recipes.admin.join({ id, ingredientId, keepName }),
    onSuccess: ({ changeId }) => onAnswered(t('ways.joined', { name, into: chosen?.label ?? '' }), changeId),
    onError: (error) => {
      if (onClosed(error)) setChosen(null);
    },
  });
  const failure = joining.error && failureOf(joining.error);
  return (
    <Frame>
      <SuggestionCards
        suggestions={suggestions}
        actions={[
          {
            words: t('similar.same'),
            act: (suggestion) => setChosen({ value: suggestion.id, label: suggestion.names[lng] }),
          },
        ]}
        lng={lng}
      />
      <ComboBox
        label={t('ways.other')}
        search={searchFoods(api, lng)}
        value={chosen}
        onChoose={(choice) => setChosen(choice)}
      />
      <CheckField
        label={t('ways.keepName', { name })}
        hint={t('ways.keepNameHint')}
        checked={keepName}
        onChange={(event) => setKeepName(event.target.checked)}
      />
      {chosen && (
        <PreviewDialog
          title={t('ways.joinTitle', { name, into: chosen.label })}
          query={preview}
          action={t('ways.saveJoin')}
          busy={joining.isPending}
          error={failure ? (failure.code === 'OFFLINE' ? kit('offline.text') : failure.message) : null}
          onDo={() => joining.mutate(chosen.value)}
          onClose={() => setChosen(null)}
          lng={lng}
        />
      )}
    </Frame>
  );
}
