import { addDays, daysBetween, mondayOf, reaches, type Day, type Language } from '@sytno/domain';
import {
  failureOf,
  formatMoney,
  KIT_TEXTS,
  numbersHiddenAtom,
  profileAtom,
  useApi,
  useTexts,
} from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  Card,
  color,
  Confirm,
  Menu,
  OFF_PAPER,
  QuietButton,
  SelectField,
  space,
  TYPE,
  UndoButton,
  upTo,
  useNotify,
  useUndo,
  type MenuEntry,
} from '@sytno/kit/ui';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { menuQuery } from '../menu/menu.queries';
import type { MenuItem } from '../menu/week';
import { RadioChips } from '../parameters/parts';
import {
  useTakeOver,
  type Candidate,
  type Generation,
  type Generator,
  type ProposedSlot,
} from './generator.queries';
import { Quiet, Stack } from './parts';
import { ProposalDay } from './ProposalDay';
import { Report } from './Report';
import { useReportWords } from './report-words';
import { SwapSheet } from './SwapSheet';
import { takenAtom } from './taken';
import { GENERATOR_TEXTS } from './words';

const Head = styled(Card)`
  display: grid;
  gap: ${space(3)};
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} 0 calc(${space(3)} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color('line')};
  background: ${color('page')};
  ${upTo('sm')} {
    flex-wrap: nowrap;
    > button:not(:last-of-type) {
      flex: 1 1 auto;
      min-width: 0;
      padding-inline: ${space(2)};
      white-space: normal;
    }
  }
  ${OFF_PAPER}
`;

const Whose = styled.div`
  max-width: 320px;
`;

/** Now or proposal, where there is no room for both. */
const Narrow = styled.div`
  display: none;
  ${upTo('md')} {
    display: block;
  }
`;

/** The dishes that stand on the menu on some days, as far as they are known. */
function useNow(from: Day, to: Day, lng: Language): readonly MenuItem[] {
  const api = useApi();
  const first = mondayOf(from);
  const weeks = Math.floor(daysBetween(first, to) / 7) + 1;
  const queries = Array.from({ length: weeks }, (_, week) => menuQuery(api, addDays(first, week * 7), lng));
  return useQueries({ queries }).flatMap(({ data }) => data?.items ?? []);
}

const datesOf = ({ slots }: Candidate): Day[] => [...new Set(slots.map(({ date }) => date))].sort();

/** A plan beside the present menu: locked, swapped, made anew, and taken as a whole or by days. */
export function Proposal(props: {
  run: Generation;
  generator: Generator;
  lng: Language;
  /** Other days or terms are wanted. */
  onOther: () => void;
}) {
  const { run, lng, generator } = props;
  const [candidate] = run.candidates;
  if (!candidate) return null;
  return <Shown run={run} candidate={candidate} generator={generator} lng={lng} onOther={props.onOther} />;
}

function Shown(props: {
  run: Generation;
  candidate: Candidate;
  generator: Generator;
  lng: Language;
  onOther: () => void;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { run, candidate, generator, lng } = props;
  const { again, second, relax, lock, swap, discard } = generator;
  const { access } = useAtomValue(profileAtom);
  const notify = useNotify();
  const now = useNow(run.from, run.to, lng);
  const [without, setWithout] = useState<ReadonlySet<Day>>(new Set());
  const [view, setView] = useState<'now' | 'proposed'>('proposed');
  const [person, setPerson] = useState(run.people[0]?.id ?? '');
  const [swapped, setSwapped] = useState<ProposedSlot>();
  const dates = datesOf(candidate);
  const chosen = dates.filter((date) => !without.has(date));
  const all = chosen.length === dates.length;
  const taking = useTaking(run, dates, all ? undefined : chosen, lng);
  const works = [again, second, relax, lock, swap, discard].some(({ isPending }) => isPending);
  const busy = works || taking.busy;
  const deeds = {
    busy,
    onLock: (slot: ProposedSlot) => lock.mutate({ id: run.id, slots: [slot.id], locked: !slot.locked }),
    onSwap: setSwapped,
  };
  const more: MenuEntry[] = [
    ...(reaches(access, 'premium')
      ? [{ id: 'compare', label: t('actions.compare'), onSelect: () => second.mutate(run.id) }]
      : []),
    { id: 'other', label: t('actions.other'), onSelect: props.onOther },
    'line',
    {
      id: 'discard',
      label: t('actions.discard'),
      tone: 'danger',
      onSelect: () => discard.mutate(run.id, { onSuccess: () => notify(t('actions.discarded'), 'plain') }),
    },
  ];
  return (
    <Stack>
      <Head aria-live="polite">
        <Sentence run={run} candidate={candidate} person={person} lng={lng} />
        <Report
          run={run}
          candidate={candidate}
          busy={busy}
          lng={lng}
          onRelax={(relaxation) => relax.mutate({ id: run.id, relaxation })}
        />
      </Head>
      {run.people.length > 1 && (
        <Whose>
          <SelectField
            label={t('proposal.whose')}
            value={person}
            options={run.people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setPerson(event.target.value)}
          />
        </Whose>
      )}
      <Narrow>
        <RadioChips
          title={t('proposal.view')}
          options={(['proposed', 'now'] as const).map((value) => ({ value, label: t(`proposal.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </Narrow>
      {dates.map((day) => (
        <ProposalDay
          key={day}
          day={day}
          slots={candidate.slots.filter(({ date }) => date === day)}
          now={now.filter(({ date }) => date === day)}
          report={candidate.days.find(({ date, personId }) => date === day && personId === person)}
          currency={run.currency}
          view={view}
          taken={!without.has(day)}
          lng={lng}
          deeds={deeds}
          onTake={(take) => {
            const next = new Set(without);
            if (take) next.delete(day);
            else next.add(day);
            setWithout(next);
          }}
        />
      ))}
      <Bar data-foot>
        <Button
          busy={taking.busy}
          disabled={works || chosen.length === 0}
          onClick={() => void taking.take(false)}
        >
          {all ? t('actions.takeAll') : t('actions.takeSome', { count: chosen.length })}
        </Button>
        <QuietButton busy={again.isPending} disabled={busy} onClick={() => again.mutate(run.id)}>
          {t('actions.again')}
        </QuietButton>
        <Menu label={t('actions.more')} entries={more} />
        {taking.undo.last !== undefined && <UndoButton undo={taking.undo} />}
      </Bar>
      {swapped && (
        <SwapSheet
          run={run}
          slot={swapped}
          personId={person}
          busy={swap.isPending}
          lng={lng}
          onSwap={(recipeId) =>
            swap.mutate(
              { id: run.id, slot: swapped.id, recipeId },
              { onSuccess: () => setSwapped(undefined) },
            )
          }
          onClose={() => setSwapped(undefined)}
        />
      )}
      {taking.over && (
        <Confirm
          title={t('actions.overTitle')}
          action={t('actions.overTake')}
          tone="main"
          busy={taking.busy}
          onConfirm={() => void taking.take(true)}
          onClose={taking.leave}
        >
          {t('actions.overText')}
        </Confirm>
      )}
    </Stack>
  );
}

/** Puts days on the menu: all of them lead to the week, some are told here; both can be taken back. */
function useTaking(run: Generation, dates: readonly Day[], chosen: Day[] | undefined, lng: Language) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { take, takeBack } = useTakeOver(lng);
  const notify = useNotify();
  const undo = useUndo();
  const navigate = useNavigate();
  const tell = useSetAtom(takenAtom);
  const [over, setOver] = useState(false);
  return {
    undo,
    over,
    busy: take.isPending,
    leave: () => setOver(false),
    // Not by callbacks of the call: a proposal that was taken is gone from the page before they would be called.
    take: async (overLimit: boolean) => {
      try {
        const { fill, removed, added } = await take.mutateAsync({
          id: run.id,
          overLimit,
          ...(chosen && { dates: chosen }),
        });
        setOver(false);
        const [from = run.from, to = run.to] = [dates[0], dates.at(-1)];
        if (chosen) {
          undo.did(t('actions.took', { count: added }), () => takeBack.mutateAsync({ fill, removed }));
          return;
        }
        tell({ fill, removed, added, from, to });
        void navigate(pathTo('mealplans', lng, {}, { date: from }));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'DAY_LIMIT' && !overLimit) setOver(true);
        else notify(failure.message || kit('offline.text'), 'bad');
      }
    },
  };
}

/** What came of it in a line, and under which smaller demands. */
function Sentence(props: { run: Generation; candidate: Candidate; person: string; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { run, candidate, person, lng } = props;
  const words = useReportWords(run, lng);
  const days = candidate.days.filter(({ personId }) => personId === person);
  const met = days.filter((day) => day.met).length;
  const cash = days.reduce((sum, { figures }) => sum + figures.cash.planned, 0);
  const all = datesOf(candidate).length;
  const parts = [
    hidden || days.length === 0
      ? t('proposal.ready', { count: all })
      : met === days.length
        ? t('proposal.metAll')
        : t('proposal.met', { count: met, all: days.length }),
    ...(cash > 0 ? [t('proposal.money', { money: formatMoney(Math.round(cash), run.currency, lng) })] : []),
  ];
  const changes = run.changes.filter(words.speaks).map(words.change);
  return (
    <>
      <h2>{parts.join(' · ')}</h2>
      <Quiet>{t('proposal.lead')}</Quiet>
      {!candidate.whole && <Quiet>{t('proposal.hurried')}</Quiet>}
      {changes.length > 0 && (
        <Quiet>
          {t('proposal.changed')}: {changes.join(', ')}
        </Quiet>
      )}
    </>
  );
}
