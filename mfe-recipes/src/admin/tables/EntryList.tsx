import { failureOf, useApi, useTexts } from '@sytno/kit';
import {
  Chip,
  color,
  Confirm,
  DishPicture,
  EmptyState,
  Menu,
  QuietButton,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { DragList } from '@sytno/kit/ui-more';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Entry } from '../admin.queries';
import { EntryMerge } from './EntryMerge';
import { EntrySheet } from './EntrySheet';
import type { EntryListProps } from './table-props';

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  min-width: 0;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  min-height: 52px;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  > b,
  > button {
    font: ${TYPE.strong};
  }
  > button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color('beet')};
    text-align: left;
    cursor: pointer;
    &[aria-pressed='true'] {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;

type Asked =
  { readonly what: 'edit' | 'merge' | 'remove'; readonly entry: Entry } | { readonly what: 'add' } | null;

const PLAIN_TINT = '#C9B79C';

/** Rows of a table in their order, to be named, moved, hidden, merged and removed. */
export function EntryList(props: EntryListProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const [asked, setAsked] = useState<Asked>(null);
  const { tables, table, parentId, put, lng } = props;
  const rows = tables[table].filter((row) => row.parentId === parentId);
  const close = () => setAsked(null);
  return (
    <Frame aria-label={t(`tables.${table}`)}>
      {rows.length === 0 ? (
        <EmptyState picture="🌱" title={t('tables.empty')} text={t('tables.emptyText')} />
      ) : (
        <DragList
          label={t(`tables.${table}`)}
          items={rows}
          keyOf={({ id }) => id}
          nameOf={({ names }) => names[lng]}
          onReorder={(items) =>
            put(
              table,
              parentId,
              items.map(({ id }) => id),
            )
          }
        >
          {(entry) => <EntryRow {...props} entry={entry} alone={rows.length === 1} onAsk={setAsked} />}
        </DragList>
      )}
      <QuietButton onClick={() => setAsked({ what: 'add' })}>
        <Icon name="plus" />
        {t(`tables.add.${table}`)}
      </QuietButton>
      {asked?.what === 'add' && <EntrySheet {...props} entry={null} onClose={close} />}
      {asked?.what === 'edit' && <EntrySheet {...props} entry={asked.entry} onClose={close} />}
      {asked?.what === 'merge' && <EntryMerge {...props} entry={asked.entry} onClose={close} />}
      {asked?.what === 'remove' && <EntryRemoval {...props} entry={asked.entry} onClose={close} />}
    </Frame>
  );
}

function EntryRow(props: EntryListProps & { entry: Entry; alone: boolean; onAsk: (asked: Asked) => void }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { tables, table, entry, open, onAsk, lng } = props;
  const { id, names, icon, tint, hidden, used } = entry;
  const holds = table === 'categories' && tables.subcategories.some(({ parentId }) => parentId === id);
  const others = (['uk', 'ru', 'en'] as const).filter((language) => language !== lng);
  const name: ReactNode = open ? (
    <button type="button" aria-pressed={open.id === id} onClick={() => open.onOpen(id)}>
      {names[lng]}
    </button>
  ) : (
    <b>{names[lng]}</b>
  );
  return (
    <Row>
      <DishPicture picture={{ icons: [icon], tint: tint ?? PLAIN_TINT }} size={36} />
      <Words>
        <Name>
          {name}
          <Chip>{t(table === 'aisles' ? 'count.foods' : 'count.recipes', { count: used })}</Chip>
          {hidden && (
            <Chip tone="sunflower">
              <Icon name="hidden" size={14} />
              {t('tables.hidden')}
            </Chip>
          )}
        </Name>
        <small>
          {others.map((language, at) => (
            <span key={language}>
              {at > 0 && ' · '}
              <span lang={language}>{names[language]}</span>
            </span>
          ))}
        </small>
      </Words>
      <Menu
        label={t('tables.deeds', { name: names[lng] })}
        entries={[
          {
            id: 'edit',
            label: t('tables.edit'),
            icon: <Icon name="pencil" />,
            onSelect: () => onAsk({ what: 'edit', entry }),
          },
          {
            id: 'merge',
            label: t('tables.merge'),
            icon: <Icon name="merge" />,
            disabled: props.alone && table !== 'subcategories',
            onSelect: () => onAsk({ what: 'merge', entry }),
          },
          {
            id: 'remove',
            label: t(used > 0 || holds ? 'tables.inUse' : 'tables.remove'),
            icon: <Icon name="trash" />,
            tone: 'danger',
            disabled: used > 0 || holds,
            onSelect: () => onAsk({ what: 'remove', entry }),
          },
        ]}
      />
    </Row>
  );
}

function EntryRemoval(props: EntryListProps & { entry: Entry; onClose: () => void }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const { table, entry, deeds, onClose, lng } = props;
  const { id, names, revision } = entry;
  const removing = useMutation({
    mutationFn: () => api.recipes.admin.removeEntry({ table, id, revision }),
    onSuccess: ({ changeId }) => deeds.did(t('tables.removed', { name: names[lng] }), changeId),
    onError: (error) => {
      notify(failureOf(error).message || t('tables.notDone'), 'bad');
      void deeds.refresh();
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={t('tables.removeAsk', { name: names[lng] })}
      action={t('tables.remove')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {t('tables.removeText')}
    </Confirm>
  );
}
