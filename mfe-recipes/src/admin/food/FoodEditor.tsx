import type { FoodForm } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  Chip,
  color,
  Confirm,
  DishPicture,
  EmptyState,
  FormFault,
  Menu,
  QueryView,
  Skeleton,
  space,
  TYPE,
  upTo,
  useDocumentTitle,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { PREVIEW_KEY, foodQuery, tablesQuery, type StoredFood, type Tables } from '../admin.queries';
import { ChangeList } from '../ChangeList';
import type { Deeds } from '../use-deeds';
import { Compared } from './Compared';
import { draftOf, sameDraft, type FoodDraft } from './food-draft';
import { FoodFields } from './FoodFields';
import { MergeDialog } from './MergeDialog';
import { PreviewDialog } from './PreviewDialog';
import { useFoodForm } from './use-food-form';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  h2 {
    margin: 0;
    font: ${TYPE.page};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  color: ${color('quiet')};
  a {
    color: ${color('beet')};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space(6)};
  align-items: start;
  margin-top: ${space(4)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: ${space(3)};
  justify-content: flex-end;
  padding: ${space(3)} 0;
  background: ${color('page')};
`;

interface EditorProps {
  id: string;
  back: string;
  deeds: Deeds;
  onGone: (id: string | null) => void;
  lng: Language;
}

/** One ingredient with all that is written of it, what was done to it, and the ways to merge or remove it. */
export function FoodEditor(props: EditorProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const query = useQuery(foodQuery(api, props.id));
  const tables = useQuery(tablesQuery(api));
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') {
    return (
      <>
        <BackLink to={props.back}>{t('food.back')}</BackLink>
        <EmptyState role="alert" picture="🍃" title={t('food.gone')} text={t('food.goneText')} />
      </>
    );
  }
  return (
    <>
      <BackLink to={props.back}>{t('food.back')}</BackLink>
      <QueryView query={query} skeleton={<Skeleton $height={640} />}>
        {(food) => (
          <QueryView query={tables} skeleton={<Skeleton $height={640} />}>
            {(rows) => <Opened {...props} food={food} tables={rows} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

/** What is asked before something is done. */
type Asked = 'save' | 'merge' | 'remove' | null;

function Opened({ food, tables, deeds, onGone, lng }: EditorProps & { food: StoredFood; tables: Tables }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  // What the draft rests on; a newer state beside it is compared, not taken over.
  const [base, setBase] = useState(food);
  const [draft, setDraft] = useState<FoodDraft>(() => draftOf(food.facts));
  const [wanted, setWanted] = useState<FoodForm | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const dirty = !sameDraft(draft, draftOf(base.facts));
  // Nothing of one's own is written: what somebody else saved is shown as it stands.
  if (!dirty && food.revision !== base.revision) {
    setBase(food);
    setDraft(draftOf(food.facts));
  }
  const { place, faults, general, read, refused, mended } = useFoodForm(draft);
  useUnsaved(dirty);
  useDocumentTitle(base.facts.names[lng]);
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, food.id, wanted],
    queryFn: ({ signal }) =>
      api.recipes.admin.previewFood({ id: food.id, language: lng, facts: wanted ?? food.facts }, { signal }),
    enabled: asked === 'save' && wanted !== null,
    gcTime: 0,
  });
  const saving = useMutation({
    mutationFn: (facts: FoodForm) =>
      api.recipes.admin.saveFood({ id: food.id, revision: base.revision, facts }),
    onSuccess: ({ changeId, revision }, facts) => {
      setBase({ ...base, revision, facts });
      setDraft(draftOf(facts));
      setAsked(null);
      deeds.did(t('food.saved', { name: facts.names[lng] }), changeId);
    },
    onError: (error) => {
      setAsked(null);
      refused(error);
      void deeds.refresh();
    },
  });
  const removing = useMutation({
    mutationFn: () => api.recipes.admin.removeFood({ id: food.id, revision: base.revision }),
    onSuccess: ({ changeId }) => {
      deeds.did(t('food.removed', { name: base.facts.names[lng] }), changeId);
      onGone(null);
    },
    onError: (error) => {
      setAsked(null);
      refused(error);
    },
  });
  const change = (next: Partial<FoodDraft>) => {
    setDraft((old) => ({ ...old, ...next }));
    mended(next);
  };
  const unused = food.uses.recipes === 0 && food.uses.elsewhere === 0;
  const newer = food.revision > base.revision ? food : null;
  return (
    <>
      <Head>
        <DishPicture picture={{ icons: [base.facts.icon], tint: base.facts.tint }} size={64} />
        <div>
          <h2>{base.facts.names[lng]}</h2>
          <Facts>
            <Chip>{t('count.recipes', { count: food.uses.recipes })}</Chip>
            {food.uses.elsewhere > 0 && <Chip>{t('count.elsewhere', { count: food.uses.elsewhere })}</Chip>}
            <Link to={pathTo('ingredient', lng, { id: food.id })}>{t('food.page')}</Link>
          </Facts>
        </div>
        <Menu
          label={t('food.deeds', { name: base.facts.names[lng] })}
          entries={[
            {
              id: 'merge',
              label: t('merge.open'),
              icon: <Icon name="merge" />,
              disabled: dirty,
              onSelect: () => setAsked('merge'),
            },
            {
              id: 'remove',
              label: t('food.remove'),
              icon: <Icon name="trash" />,
              tone: 'danger',
              disabled: !unused,
              onSelect: () => setAsked('remove'),
            },
          ]}
        />
      </Head>
      <Columns>
        <Form
          ref={place}
          noValidate
          aria-label={t('food.form', { name: base.facts.names[lng] })}
          onSubmit={(event) => {
            event.preventDefault();
            const facts = read();
            if (!facts) return;
            setWanted(facts);
            setAsked('save');
          }}
        >
          {newer && (
            <Compared
              mine={draft}
              base={draftOf(base.facts)}
              theirs={draftOf(newer.facts)}
              onResolve={(next) => {
                setBase(newer);
                setDraft(next);
              }}
            />
          )}
          {general && !newer && <FormFault>{general}</FormFault>}
          <FoodFields draft={draft} change={change} faults={faults} tables={tables} />
          <Foot data-foot>
            <Button type="submit" disabled={!dirty || newer !== null} busy={saving.isPending}>
              {t('food.look')}
            </Button>
          </Foot>
        </Form>
        <ChangeList thing={{ kind: 'ingredient', id: food.id }} deeds={deeds} lng={lng} />
      </Columns>
      {asked === 'save' && (
        <PreviewDialog
          title={t('preview.title', { name: base.facts.names[lng] })}
          query={preview}
          action={t('food.save')}
          busy={saving.isPending}
          error={null}
          onDo={() => {
            if (wanted) saving.mutate(wanted);
          }}
          onClose={() => setAsked(null)}
          lng={lng}
        />
      )}
      {asked === 'merge' && (
        <MergeDialog
          food={base}
          onClose={() => setAsked(null)}
          onMerged={(changeId, into) => {
            setAsked(null);
            deeds.did(t('merge.done', { name: base.facts.names[lng], into: into.label }), changeId);
            onGone(into.value);
          }}
          lng={lng}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title={t('food.removeAsk', { name: base.facts.names[lng] })}
          action={t('food.remove')}
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsked(null)}
        >
          {t('food.removeText')}
        </Confirm>
      )}
    </>
  );
}
