import { LANGUAGES, type Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { ComboBox } from '@sytno/kit/ui-more';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import { PREVIEW_KEY, foodQuery, type StoredFood } from '../admin.queries';
import { PreviewDialog } from './PreviewDialog';
import { searchFoods } from './search-foods';

interface Chosen {
  readonly value: string;
  readonly label: string;
}

const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

/** Into which other ingredient one goes, and what that changes, before it is done. */
export function MergeDialog(props: {
  food: StoredFood;
  onClose: () => void;
  onMerged: (changeId: string, into: Chosen) => void;
  lng: Language;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const [into, setInto] = useState<Chosen | null>(null);
  const { food, onClose, onMerged, lng } = props;
  const name = food.facts.names[lng];
  const target = useQuery({ ...foodQuery(api, into?.value ?? ''), enabled: into !== null });
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, food.id, 'merge', into?.value],
    queryFn: ({ signal }) =>
      api.recipes.admin.previewMerge({ id: food.id, into: into?.value ?? '', language: lng }, { signal }),
    enabled: into !== null,
    gcTime: 0,
  });
  const merging = useMutation({
    mutationFn: ({ chosen, intoRevision }: { chosen: Chosen; intoRevision: number }) =>
      api.recipes.admin.mergeFood({ id: food.id, into: chosen.value, revision: food.revision, intoRevision }),
    onSuccess: ({ changeId }, { chosen }) => onMerged(changeId, chosen),
  });
  const failure = merging.error && failureOf(merging.error);
  const names = preview.data ? LANGUAGES.flatMap((language) => preview.data.names[language]) : [];
  return (
    <PreviewDialog
      title={into ? t('merge.previewTitle', { name, into: into.label }) : t('merge.title', { name })}
      query={into && preview}
      action={t('merge.action')}
      busy={merging.isPending}
      error={failure ? (failure.code === 'OFFLINE' ? kit('offline.text') : failure.message) : null}
      onDo={() => {
        if (into && target.data) merging.mutate({ chosen: into, intoRevision: target.data.revision });
      }}
      onClose={onClose}
      lng={lng}
    >
      <Words>{t('merge.text')}</Words>
      <ComboBox
        label={t('merge.into')}
        search={searchFoods(api, lng, [food.id])}
        value={into}
        onChoose={(choice) => setInto(choice)}
      />
      {into && names.length > 0 && (
        <Words>{t('merge.names', { into: into.label, names: names.join(', ') })}</Words>
      )}
      {into && preview.data && preview.data.elsewhere > 0 && (
        <Words>{t('merge.elsewhere', { count: preview.data.elsewhere })}</Words>
      )}
    </PreviewDialog>
  );
}
