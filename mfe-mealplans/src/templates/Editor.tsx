import {
  TEMPLATE_DISHES,
  TEMPLATE_KINDS,
  TEMPLATE_WEEKS,
  type Language,
  type TemplateKind,
} from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Button,
  Card,
  Confirm,
  Dialog,
  Field,
  PageFrame,
  QuietButton,
  QuietButtonLink,
  RedoButton,
  SelectField,
  space,
  UndoButton,
  upTo,
  useUndo,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RadioChips } from '../parameters/parts';
import { useAims } from '../menu/use-aims';
import type { MenuItem, MenuPlace } from '../menu/week';
import { EditBoard } from './Board';
import { DishSheet, type DishOfSheet } from './DishSheet';
import { FillWindow } from './fill-window';
import {
  contentOf,
  dateOf,
  daysOfWeek,
  draftOf,
  itemsOf,
  placeOf,
  sameDraft,
  withChanged,
  withLength,
  withMoved,
  without,
  withRow,
  type DishesById,
  type Draft,
} from './draft';
import { Stack, Quiet, Tools, useDayName } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { WeekChips } from './WeekChips';

const Fields = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The way to save beside the title, where there is room. */
const Wide = styled.span`
  ${upTo('md')} {
    display: none;
  }
`;

/** On phones it is always at hand. */
const Foot = styled.div`
  display: none;
  ${upTo('md')} {
    position: sticky;
    bottom: 0;
    z-index: 5;
    display: grid;
    padding: ${space(3)} 0;
  }
`;

type Content = ReturnType<typeof contentOf>;

interface EditorProps {
  title: string;
  start: Draft;
  version: number;
  dishes: DishesById;
  /** Dishes that its author may not see any more: they go when it is saved. */
  missing: number;
  busy: boolean;
  /** Where to without saving. */
  away: string;
  lng: Language;
  /** A part of something else, which gives it its name and length. */
  kept?: boolean;
  /** Beside the ways to save. */
  beside?: ReactNode;
  onSave: (content: Content, version: number, onConflict: (now: Template) => void) => void;
}

/** Writing a template on the board: what it is called, how long it is, and its dishes. */
export function Editor(props: EditorProps) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { lng } = props;
  const [start, setStart] = useState(props.start);
  const [version, setVersion] = useState(props.version);
  const [draft, setDraft] = useState(start);
  const [asked, setAsked] = useState(false);
  const [conflict, setConflict] = useState<Template>();
  const [known, setKnown] = useState(props.dishes);
  const dirty = !sameDraft(draft, start);
  useUnsaved(dirty);
  const nameless = draft.name.trim() === '';
  const head = useRef<HTMLDivElement>(null);
  const save = (as: number) => {
    setAsked(true);
    // The button stands at the foot of a phone, the name far above it.
    if (nameless) head.current?.querySelector('input')?.focus();
    else props.onSave(contentOf(draft), as, setConflict);
  };
  const keepTheirs = (now: Template) => {
    setKnown((before) => new Map([...before, ...now.dishes.map((dish) => [dish.recipeId, dish] as const)]));
    setStart(draftOf(now));
    setDraft(draftOf(now));
    setVersion(now.version);
    setConflict(undefined);
  };
  const button = (
    <Button busy={props.busy} onClick={() => save(version)}>
      {t('edit.save')}
    </Button>
  );
  return (
    <PageFrame
      title={props.title}
      action={
        <Tools>
          {props.beside}
          <QuietButtonLink to={props.away}>{kit('parts.cancel')}</QuietButtonLink>
          <Wide>{button}</Wide>
        </Tools>
      }
    >
      <Stack>
        {!props.kept && (
          <div ref={head}>
            <HeadFields
              draft={draft}
              fault={asked && nameless ? kit('faults.blank') : undefined}
              onChange={setDraft}
            />
          </div>
        )}
        {props.missing > 0 && <Quiet>{t('edit.missing', { count: props.missing })}</Quiet>}
        <Dishes draft={draft} known={known} lng={lng} onChange={setDraft} onKnown={setKnown} />
        <Foot data-foot>{button}</Foot>
      </Stack>
      {conflict && (
        <Dialog
          title={t('conflict.title')}
          onClose={() => setConflict(undefined)}
          foot={
            <Actions>
              <QuietButton onClick={() => keepTheirs(conflict)}>{t('conflict.theirs')}</QuietButton>
              <Button
                busy={props.busy}
                onClick={() => {
                  setConflict(undefined);
                  setVersion(conflict.version);
                  save(conflict.version);
                }}
              >
                {t('conflict.mine')}
              </Button>
            </Actions>
          }
        >
          <p>{t('conflict.text', { name: conflict.name, count: conflict.items.length })}</p>
        </Dialog>
      )}
    </PageFrame>
  );
}

type Changed = (change: (draft: Draft) => Draft) => void;

function HeadFields(props: { draft: Draft; fault: string | undefined; onChange: Changed }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { draft, onChange } = props;
  const [shorter, setShorter] = useState<{ kind: TemplateKind; weeks: number }>();
  const length = (kind: TemplateKind, weeks: number) => {
    const lost = draft.rows.length - withLength(draft, kind, weeks).rows.length;
    if (lost > 0) setShorter({ kind, weeks });
    else onChange((before) => withLength(before, kind, weeks));
  };
  return (
    <Fields>
      <Stack>
        <Field
          label={t('edit.name')}
          value={draft.name}
          maxLength={80}
          {...(props.fault === undefined ? {} : { fault: props.fault })}
          onChange={({ target }) => onChange((before) => ({ ...before, name: target.value }))}
        />
        <AreaField
          label={t('edit.about')}
          hint={t('edit.aboutHint')}
          value={draft.about}
          rows={2}
          maxLength={500}
          onChange={({ target }) => onChange((before) => ({ ...before, about: target.value }))}
        />
      </Stack>
      <Stack>
        <RadioChips
          title={t('kinds.label')}
          value={draft.kind}
          options={TEMPLATE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => length(kind, kind === 'weeks' ? TEMPLATE_WEEKS.least : 1)}
        />
        {draft.kind === 'weeks' && (
          <SelectField
            label={t('edit.weeks')}
            value={String(draft.weeks)}
            options={Array.from({ length: TEMPLATE_WEEKS.most - TEMPLATE_WEEKS.least + 1 }, (_, more) => {
              const count = TEMPLATE_WEEKS.least + more;
              return { value: String(count), label: t('kinds.count', { count }) };
            })}
            onChange={({ target }) => length('weeks', Number(target.value))}
          />
        )}
      </Stack>
      {shorter && (
        <Confirm
          title={t('shorter.title')}
          action={t('shorter.action')}
          onClose={() => setShorter(undefined)}
          onConfirm={() => {
            onChange((before) => withLength(before, shorter.kind, shorter.weeks));
            setShorter(undefined);
          }}
        >
          <p>
            {t('shorter.text', {
              count: draft.rows.length - withLength(draft, shorter.kind, shorter.weeks).rows.length,
            })}
          </p>
        </Confirm>
      )}
    </Fields>
  );
}

/** The board with its windows, and undo of what was done on it. */
function Dishes(props: {
  draft: Draft;
  known: DishesById;
  lng: Language;
  onChange: Changed;
  onKnown: (change: (known: DishesById) => DishesById) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const { draft, known, lng, onChange } = props;
  const aims = useAims();
  const undo = useUndo();
  const [shown, show] = useState(dateOf({ week: 1, weekday: 1 }));
  const [sheet, setSheet] = useState<DishOfSheet>();
  const [fills, setFills] = useState(false);
  const items = useMemo(() => itemsOf(draft.rows, known), [draft.rows, known]);
  const { week } = placeOf(shown);
  const here = week <= draft.weeks ? week : 1;
  const day = week <= draft.weeks && draft.kind !== 'day' ? shown : dateOf({ week: 1, weekday: 1 });
  const nameOf = useDayName(draft, lng);
  const did = (text: string, change: (draft: Draft) => Draft) => {
    const { rows } = draft;
    onChange(change);
    undo.did(
      text,
      () => onChange((before) => withLength({ ...before, rows }, before.kind, before.weeks)),
      () => {
        onChange(change);
      },
    );
  };
  const placeWords = ({ date, mealType }: MenuPlace) => ({
    day: nameOf(date),
    meal: words(`mealTypes.${mealType}`),
  });
  const move = (item: MenuItem, to: MenuPlace) => {
    did(t('did.moved', { name: item.recipeName, ...placeWords(to) }), (before) =>
      withMoved(before, item.id, to),
    );
  };
  const remove = (item: MenuItem) => {
    setSheet(undefined);
    did(t('did.removed', { name: item.recipeName }), (before) => without(before, item.id));
  };
  const full = draft.rows.length >= TEMPLATE_DISHES;
  return (
    <Stack>
      <Tools>
        <WeekChips draft={draft} week={here} onWeek={(one) => show(dateOf({ week: one, weekday: 1 }))} />
        <UndoButton undo={undo} />
        <RedoButton undo={undo} />
        {!full && <QuietButton onClick={() => setFills(true)}>{t('fill.way')}</QuietButton>}
        <Quiet>{full ? t('edit.full') : t('card.dishes', { count: draft.rows.length })}</Quiet>
      </Tools>
      <EditBoard
        days={daysOfWeek(draft, here, items)}
        items={items}
        length={draft}
        shown={day}
        aims={aims}
        lng={lng}
        onShow={show}
        onMove={move}
        ways={{
          add: (place) => {
            if (!full) setSheet({ place });
          },
          open: (item) => setSheet({ item, place: item }),
          remove,
        }}
      />
      {fills && (
        <FillWindow
          draft={draft}
          dishes={known}
          week={here}
          lng={lng}
          onClose={() => setFills(false)}
          onTake={(rows, dishes) => {
            props.onKnown(
              (before) => new Map([...before, ...dishes.map((dish) => [dish.recipeId, dish] as const)]),
            );
            did(t('did.filled', { count: rows.length }), (before) => rows.reduce(withRow, before));
            setFills(false);
          }}
        />
      )}
      {sheet && (
        <DishSheet
          key={sheet.item?.id ?? 'new'}
          sheet={sheet}
          length={draft}
          lng={lng}
          onRemove={remove}
          onClose={() => setSheet(undefined)}
          onAdd={(dish, row) => {
            props.onKnown((before) => new Map([...before, [dish.recipeId, dish]]));
            const place = placeWords({ date: dateOf(row), mealType: row.mealType });
            did(t('did.added', { name: dish.recipeName, ...place }), (before) => withRow(before, row));
            setSheet(undefined);
          }}
          onChange={(item, change) => {
            const { mealType } = change;
            const to = { date: dateOf(change), mealType };
            const stays = to.date === item.date && mealType === item.mealType;
            const words = { name: item.recipeName, ...placeWords(to) };
            did(stays ? t('did.changed', words) : t('did.moved', words), (before) =>
              withChanged(before, item.id, change),
            );
            setSheet(undefined);
          }}
        />
      )}
    </Stack>
  );
}
