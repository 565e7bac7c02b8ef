import { TEMPLATE_KINDS, type Language, type TemplateKind } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  EmptyState,
  Field,
  PageFrame,
  Pager,
  QueryView,
  QuietButton,
  SelectField,
  Skeleton,
  space,
  TextLink,
  upTo,
  useSearchWords,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardOfTemplate } from './CardOfTemplate';
import { Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import { CARDS, templatesQuery, type Shelf } from './templates.queries';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

const Waiting = styled(Quiet)`
  margin-bottom: ${space(4)};
`;

const SHELVES = ['all', 'mine', 'public', 'built-in'] as const satisfies readonly Shelf[];

/** Where the reader is in the list; the address says it. */
interface Place {
  readonly shelf: Shelf;
  readonly kind: TemplateKind | undefined;
  readonly search: string;
  readonly page: number;
}

/** All templates: one's own, those that come with the product, and those of others. */
export function TemplatesPage({ lng }: { lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const [place, go] = usePlace();
  const query = useQuery(templatesQuery(useApi(), { ...place, language: lng }));
  const search = useSearchWords<HTMLUListElement>(place.search, (words) => go({ search: words, page: 1 }));
  const narrowed = place.search !== '' || place.shelf !== 'all' || place.kind !== undefined;
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      action={<ButtonLink to={pathTo('templateCreate', lng)}>{t('add')}</ButtonLink>}
    >
      <Filters>
        <Field
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          maxLength={80}
          {...search.field}
        />
        <SelectField
          label={t('shelf.label')}
          value={place.shelf}
          options={SHELVES.map((value) => ({ value, label: t(`shelf.${value}`) }))}
          onChange={({ target }) =>
            go({ shelf: SHELVES.find((one) => one === target.value) ?? 'all', page: 1 })
          }
        />
        <SelectField
          label={t('kinds.label')}
          value={place.kind ?? ''}
          options={[
            { value: '', label: t('kinds.any') },
            ...TEMPLATE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ target }) => go({ kind: TEMPLATE_KINDS.find((one) => one === target.value), page: 1 })}
        />
      </Filters>
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {({ items, count, waiting }) => (
          <>
            {waiting !== null && waiting > 0 && (
              <Waiting>
                <TextLink to={pathTo('adminTemplates', lng)}>{t('waiting', { count: waiting })}</TextLink>
              </Waiting>
            )}
            {items.length === 0 ? (
              <EmptyState
                picture={narrowed ? '🔎' : '🗂️'}
                title={t(narrowed ? 'nothing.title' : 'empty.title')}
                text={t(narrowed ? 'nothing.text' : 'empty.text')}
                action={
                  narrowed ? (
                    <QuietButton onClick={() => go({ search: '', shelf: 'all', kind: undefined, page: 1 })}>
                      {t('nothing.all')}
                    </QuietButton>
                  ) : (
                    <ButtonLink to={pathTo('templateCreate', lng)}>{t('add')}</ButtonLink>
                  )
                }
              />
            ) : (
              <Cards {...search.rows} aria-label={t('title')}>
                {items.map((card) => (
                  <li key={card.id}>
                    <CardOfTemplate card={card} lng={lng} />
                  </li>
                ))}
              </Cards>
            )}
            <Pager
              page={place.page}
              pages={Math.max(place.page, Math.ceil(count / CARDS))}
              onPage={(page) => go({ page })}
            />
          </>
        )}
      </QueryView>
    </PageFrame>
  );
}

function usePlace(): [Place, (to: Partial<Place>) => void] {
  const [params, setParams] = useSearchParams();
  const place: Place = {
    shelf: SHELVES.find((one) => one === params.get('shelf')) ?? 'all',
    kind: TEMPLATE_KINDS.find((one) => one === params.get('kind')),
    search: (params.get('search') ?? '').trim().slice(0, 80),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
  };
  const go = (to: Partial<Place>) => {
    const { shelf, kind, search, page } = { ...place, ...to };
    setParams(
      {
        ...(search && { search }),
        ...(shelf !== 'all' && { shelf }),
        ...(kind && { kind }),
        ...(page > 1 && { page: String(page) }),
      },
      { replace: to.page === undefined || to.search !== undefined },
    );
  };
  return [place, go];
}
