import type { FoodForm } from '@sytno/contract';
import { useApi, useTexts } from '@sytno/kit';
import { Button, FormFault, QueryView, Skeleton, space } from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { PREVIEW_KEY, tablesQuery } from '../admin/admin.queries';
import { emptyDraft, withFactsOf, withNumbersOf, type FoodDraft } from '../admin/food/food-draft';
import { FoodFields } from '../admin/food/FoodFields';
import { PreviewDialog } from '../admin/food/PreviewDialog';
import { useFoodForm } from '../admin/food/use-food-form';
import type { WayProps } from './way-props';
import { SuggestionCards } from './SuggestionCards';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The food's own facts, with those of similar foods beside them to take over. */
export function NumbersWay(props: WayProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const tables = useQuery(tablesQuery(api));
  const { proposal, onDraft, onAnswered, onClosed, lng } = props;
  const { id, name, language, suggestions } = proposal;
  // The aisle of the food that is meant most likely is a good guess; its numbers are not.
  const draft = props.draft ?? emptyDraft(name, language, suggestions[0]?.facts.aisle);
  const [wanted, setWanted] = useState<FoodForm | null>(null);
  const { place, faults, general, read, refused, mended } = useFoodForm(draft);
  const change = (next: Partial<FoodDraft>) => {
    onDraft({ ...draft, ...next });
    mended(next);
  };
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, id, wanted],
    queryFn: ({ signal }) =>
      api.recipes.admin.previewAnswer({ id, language: lng, ...(wanted && { facts: wanted }) }, { signal }),
    enabled: wanted !== null,
    gcTime: 0,
  });
  const answering = useMutation({
    mutationFn: (facts: FoodForm) => api.recipes.admin.answer({ id, facts }),
    onSuccess: ({ changeId }) => onAnswered(t('ways.answered', { name }), changeId),
    onError: (error) => {
      setWanted(null);
      refused(error);
      onClosed(error);
    },
  });
  return (
    <>
      <SuggestionCards
        suggestions={suggestions}
        actions={[
          { words: t('similar.takeNumbers'), act: ({ facts }) => change(withNumbersOf(draft, facts)) },
          { words: t('similar.takeAll'), act: ({ facts }) => change(withFactsOf(draft, facts)) },
        ]}
        lng={lng}
      />
      <QueryView query={tables} skeleton={<Skeleton $height={420} />}>
        {(rows) => (
          <Form
            ref={place}
            noValidate
            aria-label={t('ways.form', { name })}
            onSubmit={(event) => {
              event.preventDefault();
              setWanted(read() ?? null);
            }}
          >
            {general && <FormFault>{general}</FormFault>}
            <FoodFields draft={draft} change={change} faults={faults} tables={rows} />
            <Foot>
              <Button type="submit">{t('food.look')}</Button>
            </Foot>
          </Form>
        )}
      </QueryView>
      {wanted && (
        <PreviewDialog
          title={t('preview.title', { name: wanted.names[lng] })}
          query={preview}
          action={t('ways.save')}
          busy={answering.isPending}
          error={null}
          onDo={() => answering.mutate(wanted)}
          onClose={() => setWanted(null)}
          lng={lng}
        >
          {preview.data && preview.data.sameNames.length > 0 && (
            <FormFault>
              {t('ways.sameNames', { names: preview.data.sameNames.map((same) => same.name).join(', ') })}
            </FormFault>
          )}
        </PreviewDialog>
      )}
    </>
  );
}
