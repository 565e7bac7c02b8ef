import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Button,
  EmptyState,
  PageFrame,
  PageSkeleton,
  QueryView,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Answer } from './Answer';
import { BeginView } from './BeginView';
import { IMPORT_TEXTS } from './import-texts';
import { importOf, importQuery } from './import-place';
import { importStateQuery, isUnderWay, type ImportState } from './import.queries';
import { ReviewView } from './ReviewView';
import { Working } from './Working';

/** Importing a recipe: a link or a text, how far it is, and the recipe as it was understood beside its page. */
export function ImportPage({ lng }: { lng: Language }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const id = importOf(params);
  useDocumentTitle(t('title'));
  useFocusKept(id);
  const show = (state: ImportState) => {
    client.setQueryData(importStateQuery(api, state.id, lng).queryKey, state);
    setParams(importQuery(state.id), { replace: id !== null });
  };
  const anew = (from: string | null) => {
    setAddress(from ?? '');
    setParams(importQuery(), { replace: true });
  };
  const api = useApi();
  return (
    <>
      <BackLink to={pathTo('recipes', lng)}>{t('back')}</BackLink>
      {id === null ? (
        <PageFrame title={t('title')} lead={t('lead')}>
          <BeginView address={address} lng={lng} onBegun={show} />
        </PageFrame>
      ) : (
        <One key={id} id={id} lng={lng} onShow={show} onAnew={anew} />
      )}
    </>
  );
}

const faceOf = (state: ImportState) => (state.imported ? 'review' : isUnderWay(state) ? 'work' : 'answer');

/** When one face gives way to another and the focus went with it, it goes to the heading of the new one. */
function useFocusKept(face: string | null | undefined) {
  const last = useRef(face);
  useEffect(() => {
    if (last.current === face) return;
    last.current = face;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [face]);
}

/** One import, wherever it stands. */
function One(props: {
  id: string;
  lng: Language;
  onShow: (state: ImportState) => void;
  onAnew: (address: string | null) => void;
}) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { id, lng, onShow, onAnew } = props;
  const query = useQuery(importStateQuery(useApi(), id, lng));
  useFocusKept(query.data && faceOf(query.data));
  if (query.isError && !query.data && failureOf(query.error).code === 'NOT_FOUND') {
    return (
      <EmptyState
        whole
        picture="🔗"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<Button onClick={() => onAnew(null)}>{t('another')}</Button>}
      />
    );
  }
  return (
    <QueryView whole query={query} skeleton={<PageSkeleton />}>
      {(state) =>
        state.imported ? (
          <ReviewView
            key={id}
            state={state}
            imported={state.imported}
            lng={lng}
            onAnew={onAnew}
            onShow={onShow}
          />
        ) : (
          <PageFrame title={t('title')}>
            {isUnderWay(state) ? (
              <Working state={state} onCancelled={() => onAnew(state.address)} />
            ) : (
              <Answer state={state} lng={lng} onShow={onShow} onAnew={onAnew} />
            )}
          </PageFrame>
        )
      }
    </QueryView>
  );
}
