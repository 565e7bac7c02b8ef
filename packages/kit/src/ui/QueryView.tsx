import type { ReactNode } from 'react';
import { failureOf } from '../api/client';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { QuietButton } from './Button';
import { EmptyState } from './EmptyState';
import { Hidden } from './Hidden';

/** What of a query is looked at here; also of what asks in a way of its own. */
interface Asked<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The three faces of a query: a skeleton, what went wrong with a way on, or its data. */
export function QueryView<T>(props: {
  query: Asked<T>;
  skeleton: ReactNode;
  /** The page has no heading of its own until the data are there: a failure's title stands for it. */
  whole?: boolean;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTexts(KIT_TEXTS);
  const { query } = props;
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) {
    return (
      <div aria-busy>
        <Hidden role="status">{t('loading')}</Hidden>
        {props.skeleton}
      </div>
    );
  }
  const failure = failureOf(query.error);
  // An address whose id is none leads to nothing as well; asking again would find no more.
  const gone = failure.code === 'NOT_FOUND' || failure.fields.some(({ path }) => path === 'id');
  if (gone) {
    return (
      <EmptyState
        whole={props.whole}
        role="alert"
        picture="🍃"
        title={t('gone.title')}
        text={t('gone.text')}
      />
    );
  }
  const offline = failure.code === 'OFFLINE';
  return (
    <EmptyState
      whole={props.whole}
      role="alert"
      picture="🥣"
      title={t(offline ? 'offline.title' : 'failed.title')}
      text={offline ? t('offline.text') : failure.message}
      action={
        <QuietButton
          onClick={() => {
            void query.refetch();
          }}
        >
          {t('tryAgain')}
        </QuietButton>
      }
    />
  );
}
