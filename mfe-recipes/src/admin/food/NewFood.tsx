import type { FoodForm } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { BackLink, Button, FormFault, QueryView, Skeleton, space, TYPE, useUnsaved } from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import { tablesQuery } from '../admin.queries';
import type { Deeds } from '../use-deeds';
import { emptyDraft, sameDraft, type FoodDraft } from './food-draft';
import { FoodFields } from './FoodFields';
import { useFoodForm } from './use-food-form';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 860px;
  h2 {
    margin: 0;
    font: ${TYPE.page};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const EMPTY = emptyDraft();

/** Adds an ingredient that nobody asked for yet. */
export function NewFood(props: { back: string; deeds: Deeds; onAdded: (id: string) => void; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const tables = useQuery(tablesQuery(api));
  const [draft, setDraft] = useState<FoodDraft>(EMPTY);
  const { place, faults, general, read, refused, mended } = useFoodForm(draft);
  const adding = useMutation({
    mutationFn: (facts: FoodForm) => api.recipes.admin.addFood({ facts }),
    onSuccess: ({ changeId, ingredientId }, facts) => {
      setDraft(EMPTY);
      props.deeds.did(t('food.added', { name: facts.names[props.lng] }), changeId);
      props.onAdded(ingredientId);
    },
    onError: refused,
  });
  useUnsaved(!sameDraft(draft, EMPTY));
  return (
    <>
      <BackLink to={props.back}>{t('food.back')}</BackLink>
      <QueryView query={tables} skeleton={<Skeleton $height={640} />}>
        {(rows) => (
          <Form
            ref={place}
            noValidate
            aria-label={t('food.new')}
            onSubmit={(event) => {
              event.preventDefault();
              const facts = read();
              if (facts) adding.mutate(facts);
            }}
          >
            <h2>{t('food.new')}</h2>
            {general && <FormFault>{general}</FormFault>}
            <FoodFields
              draft={draft}
              change={(change) => {
                setDraft((old) => ({ ...old, ...change }));
                mended(change);
              }}
              faults={faults}
              tables={rows}
            />
            <Foot>
              <Button type="submit" busy={adding.isPending}>
                {t('food.add')}
              </Button>
            </Foot>
          </Form>
        )}
      </QueryView>
    </>
  );
}
