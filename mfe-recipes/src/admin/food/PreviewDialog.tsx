import type { Language } from '@sytno/domain';
import { formatDay, formatKcal, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  Chip,
  color,
  Dialog,
  FormFault,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Preview } from '../admin.queries';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(4)};
    align-items: center;
    padding: ${space(2)} 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const Change = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  b {
    font: ${TYPE.strong};
  }
  del {
    color: ${color('quiet')};
    text-decoration: none;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-width: 0;
`;

const Heading = styled.h3`
  margin: 0;
  font: ${TYPE.section};
`;

const Lead = styled.p`
  margin: 0;
`;

/**
 * What a change would do to recipes and plans, asked for before it is done: the way on stands here and
 * nowhere else, so that nobody changes a hundred dishes without having seen it.
 */
export function PreviewDialog(props: {
  title: string;
  /** Null: what it is about is not chosen yet. */
  query: UseQueryResult<Preview> | null;
  /** Stands above the recipes. */
  children?: ReactNode;
  action: string;
  busy: boolean;
  error: string | null;
  onDo: () => void;
  onClose: () => void;
  lng: Language;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { query, busy, lng } = props;
  return (
    <Dialog
      wide
      title={props.title}
      onClose={props.onClose}
      foot={
        <Actions>
          <QuietButton onClick={props.onClose}>{t('preview.back')}</QuietButton>
          <Button busy={busy} disabled={!query?.data} onClick={props.onDo}>
            {props.action}
          </Button>
        </Actions>
      }
    >
      {props.error && <FormFault>{props.error}</FormFault>}
      {props.children}
      {query && (
        <QueryView query={query} skeleton={<Skeleton $height={220} />}>
          {(preview) => <Shown preview={preview} lng={lng} />}
        </QueryView>
      )}
    </Dialog>
  );
}

function Shown({ preview, lng }: { preview: Preview; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { recipes, recipeCount, planned, days } = preview;
  if (recipeCount === 0) return <Lead>{t('preview.nothing')}</Lead>;
  return (
    <>
      <Lead>
        {t('preview.recipes', { count: recipeCount })}{' '}
        {planned.items > 0
          ? t('preview.planned', {
              count: planned.items,
              portions: t('count.portions', { count: planned.portions }),
              households: t('count.households', { count: planned.households }),
            })
          : t('preview.notPlanned')}
      </Lead>
      <Heading>{t('preview.ofServing')}</Heading>
      <List>
        {recipes.map(({ id, number, name, kcal, complete, planned: items }) => (
          <li key={id}>
            <Name>
              {name || t('preview.private', { number })}
              {items > 0 && <Chip>{t('count.planned', { count: items })}</Chip>}
              {complete.after !== complete.before && (
                <Chip tone={complete.after ? 'dill' : 'sunflower'}>
                  {t(complete.after ? 'preview.complete' : 'preview.incomplete')}
                </Chip>
              )}
            </Name>
            <Kcal kcal={kcal} lng={lng} />
          </li>
        ))}
      </List>
      {recipeCount > recipes.length && (
        <Lead>{t('preview.others', { count: recipeCount - recipes.length })}</Lead>
      )}
      {days.length > 0 && (
        <>
          <Heading>{t('preview.days')}</Heading>
          <List>
            {days.map(({ date, items, kcal }) => (
              <li key={date}>
                <Name>
                  {formatDay(date, lng)}
                  <Chip>{t('count.planned', { count: items })}</Chip>
                </Name>
                <Kcal kcal={kcal} lng={lng} />
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

function Kcal({ kcal, lng }: { kcal: { before: number; after: number }; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  if (kcal.before === kcal.after)
    return <Change>{t('preview.same', { kcal: formatKcal(kcal.after, lng) })}</Change>;
  return (
    <Change>
      <del>{formatKcal(kcal.before, lng)}</del> → <b>{formatKcal(kcal.after, lng)}</b> {t('units.kcal')}
    </Change>
  );
}
