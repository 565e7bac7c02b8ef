import { reaches, type Language } from '@sytno/domain';
import { formatDays, formatInstant, profileAtom, useTexts } from '@sytno/kit';
import { Link, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  Card,
  EmptyState,
  Menu,
  PageFrame,
  QuietButtonLink,
  RedoButton,
  space,
  TextLink,
  UndoButton,
  upTo,
  useUndo,
  type MenuEntry,
} from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useAims } from '../menu/use-aims';
import { useMayPlan } from '../together/use-may-plan';
import { ApplySheet } from './ApplySheet';
import { Board } from './Board';
import { DecisionPart } from './DecisionPart';
import { dateOf, daysOfWeek, dishesOf, draftOf, itemsOf, placeOf } from './draft';
import { Chips, Stack, Quiet, StandingChip, Tools, useAuthorWords, useKindWords } from './parts';
import { PublishDialog } from './PublishDialog';
import { RemoveDialog } from './RemoveDialog';
import { TakeDownDialog } from './TakeDownDialog';
import { wantedOf, type Wanted } from './take';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { useApply, useCreate, usePublishing } from './use-template-deeds';
import { WeekChips } from './WeekChips';

const Head = styled(Tools)`
  ${upTo('sm')} {
    width: 100%;
    > :last-child {
      flex: 1 1 auto;
    }
  }
`;

const Told = styled(Card)`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

type Window = 'apply' | 'publish' | 'remove' | 'takeDown';

/** A template as it is read: its week without dates, what a day of it has, and all that can be done with it. */
export function TemplateShown({ template, lng }: { template: Template; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const kind = useKindWords();
  const author = useAuthorWords();
  const undo = useUndo();
  const mayPlan = useMayPlan();
  const [params] = useSearchParams();
  const wanted = wantedOf(params);
  const takes = wanted !== null && mayPlan && template.items.length > 0;
  const [open, setOpen] = useState<Window | undefined>(takes ? 'apply' : undefined);
  const close = () => setOpen(undefined);
  const lead = [t('number', { number: template.number }), kind(template), author(template)].join(' · ');
  return (
    <PageFrame
      title={template.name}
      lead={lead}
      action={
        <Head>
          <UndoButton undo={undo} />
          <RedoButton undo={undo} />
          {!template.home && <Ways template={template} lng={lng} onOpen={setOpen} />}
          {template.mine && (
            <QuietButtonLink to={pathTo('template', lng, { id: template.id }, { edit: '1' })}>
              {t('ways.edit')}
            </QuietButtonLink>
          )}
          {mayPlan && template.items.length > 0 && (
            <Button onClick={() => setOpen('apply')}>{t('ways.apply')}</Button>
          )}
        </Head>
      }
    >
      <Stack>
        {template.toReview && <DecisionPart template={template} />}
        <Standing template={template} lng={lng} />
        {template.about !== '' && <Quiet>{template.about}</Quiet>}
        <Uses template={template} lng={lng} />
        {template.missing > 0 && <Quiet>{t('missing', { count: template.missing })}</Quiet>}
        <Week template={template} lng={lng} />
      </Stack>
      {open === 'apply' && (
        <Applying template={template} wanted={wanted} undo={undo} lng={lng} onClose={close} />
      )}
      {open === 'publish' && <PublishDialog template={template} onClose={close} />}
      {open === 'remove' && <RemoveDialog template={template} lng={lng} onClose={close} />}
      {open === 'takeDown' && <TakeDownDialog template={template} lng={lng} onClose={close} />}
    </PageFrame>
  );
}

function Week({ template, lng }: { template: Template; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const aims = useAims();
  const items = useMemo(() => itemsOf(draftOf(template).rows, dishesOf(template)), [template]);
  const [shown, show] = useState(dateOf({ week: 1, weekday: 1 }));
  const { week } = placeOf(shown);
  if (items.length === 0) {
    return (
      <EmptyState
        picture="🍽️"
        title={t('view.emptyTitle')}
        text={t(template.mine ? 'view.emptyMine' : 'view.emptyText')}
        {...(template.mine && {
          action: (
            <QuietButtonLink to={pathTo('template', lng, { id: template.id }, { edit: '1' })}>
              {t('ways.edit')}
            </QuietButtonLink>
          ),
        })}
      />
    );
  }
  return (
    <>
      <WeekChips draft={template} week={week} onWeek={(one) => show(dateOf({ week: one, weekday: 1 }))} />
      <Board
        days={daysOfWeek(template, week, items)}
        items={items}
        length={template}
        shown={shown}
        aims={aims}
        lng={lng}
        onShow={show}
      />
    </>
  );
}

/** What can be done with it besides putting it on the menu. */
function Ways(props: { template: Template; lng: Language; onOpen: (window: Window) => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { template, lng, onOpen } = props;
  const { access } = useAtomValue(profileAtom);
  const { copy } = useCreate(lng);
  const { withdraw } = usePublishing();
  const { standing, mine, id } = template;
  const waits = standing === 'pending' || standing === 'change-pending';
  const shown = standing === 'published' || standing?.startsWith('change-');
  const takes = !mine && !template.builtIn && !template.toReview && reaches(access, 'admin');
  const entries: MenuEntry[] = [
    { id: 'copy', label: t('ways.copy'), onSelect: () => copy.mutate(id) },
    ...(mine && !waits && standing !== 'published'
      ? [{ id: 'publish', label: t('ways.publish'), onSelect: () => onOpen('publish') }]
      : []),
    ...(waits ? [{ id: 'recall', label: t('ways.recall'), onSelect: () => withdraw.mutate({ id }) }] : []),
    ...(shown && !waits
      ? [{ id: 'withdraw', label: t('ways.withdraw'), onSelect: () => withdraw.mutate({ id }) }]
      : []),
    ...(takes ? [{ id: 'takeDown', label: t('ways.takeDown'), onSelect: () => onOpen('takeDown') }] : []),
    ...(mine
      ? ([
          'line',
          { id: 'remove', label: t('ways.remove'), tone: 'danger', onSelect: () => onOpen('remove') },
        ] as const)
      : []),
  ];
  return <Menu label={t('ways.label')} entries={entries} />;
}

/** Where it stands on its way to everybody, in a sentence. */
function Standing({ template, lng }: { template: Template; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { standing, reason } = template;
  if (standing === null || standing === 'private') return null;
  return (
    <Told>
      <Chips>
        <StandingChip standing={standing} />
        <Quiet>{t('view.changed', { day: formatInstant(template.updatedAt, lng) })}</Quiet>
      </Chips>
      <p>{t(`standingText.${standing}`)}</p>
      {reason !== null && <p>{t('view.reason', { reason })}</p>}
    </Told>
  );
}

/** The weeks of the menu where it lies. */
function Uses({ template, lng }: { template: Template; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { uses } = template;
  if (uses.length === 0) return null;
  return (
    <Told>
      <p>{t('view.uses', { count: uses.length })}</p>
      <ul>
        {uses.map(({ id, from, to }) => (
          <li key={id}>
            <TextLink as={Link} to={pathTo('mealplans', lng, {}, { date: from })}>
              {t('view.goTo', { days: formatDays(from, to, lng) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Told>
  );
}

/** Putting it on the menu, as one step that can be taken back. */
function Applying(props: {
  template: Template;
  wanted: Wanted | null;
  undo: ReturnType<typeof useUndo>;
  lng: Language;
  onClose: () => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { template, undo, lng } = props;
  const { apply, takeBack } = useApply(lng);
  return (
    <ApplySheet
      template={template}
      wanted={props.wanted}
      lng={lng}
      busy={apply.isPending}
      onClose={props.onClose}
      onApply={(how) =>
        apply.mutate(how, {
          onSuccess: ({ id, from, to, count }) => {
            props.onClose();
            if (id === null) return;
            undo.did(
              t('did.applied', { count, days: formatDays(from, to, lng) }),
              () => takeBack.mutateAsync(id),
              async () => {
                const anew = await apply.mutateAsync(how);
                return () => (anew.id === null ? undefined : takeBack.mutateAsync(anew.id));
              },
            );
          },
        })
      }
    />
  );
}
