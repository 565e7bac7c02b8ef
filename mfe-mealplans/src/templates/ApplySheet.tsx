import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Actions, Button, CheckField, QueryView, Sheet, Skeleton, Switch } from '@sytno/kit/ui';
import { DateField } from '@sytno/kit/ui-more';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { shownDayAtom, today } from '../menu/menu.atoms';
import { RadioChips } from '../parameters/parts';
import { Stack, Quiet } from './parts';
import { PickDishes } from './PickDishes';
import { PreviewDays } from './PreviewDays';
import { chosenAtFirst, keyOf, partOf, type Taken, type Wanted } from './take';
import { TEMPLATE_TEXTS } from './template-texts';
import { previewQuery, type How, type Template, type TemplatePreview } from './templates.queries';

const MODES = ['append', 'replace'] as const;

/** From which day a template comes on the menu and how, with what it would do to each day. */
export function ApplySheet(props: {
  template: Template;
  /** What a link asked for. */
  wanted: Wanted | null;
  lng: Language;
  busy: boolean;
  onApply: (how: How & { over: string[] }) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { template, lng } = props;
  const seen = useAtomValue(shownDayAtom);
  const [from, setFrom] = useState<Day | null>(() => props.wanted?.from ?? firstDay(template, seen));
  const [taken, setTaken] = useState<Taken>(() => ({
    chosen: chosenAtFirst(template.items, props.wanted, today()),
    swaps: new Map(),
  }));
  const [mode, setMode] = useState<How['mode']>('append');
  const [rescale, setRescale] = useState(true);
  const [all, setAll] = useState(false);
  const [agreed, setAgreed] = useState('');
  const agreement = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const how: How = {
    ...{ id: template.id, from: from ?? today(), mode, rescale, everybody: rescale && all },
    ...partOf(template.items, taken),
  };
  const some = template.items.some((item) => taken.chosen.has(keyOf(item)));
  const asks = from !== null && some;
  const query = useQuery({ ...previewQuery(useApi(), how, lng), enabled: asks });
  const preview = asks && !query.isPlaceholderData ? query.data : undefined;
  const over = preview ? overDays(preview) : [];
  // What was agreed to is these days as they were shown: another date or other portions are asked anew.
  const shown = JSON.stringify(
    over.map(({ date, over: by, people = [] }) => [date, by, people.map((one) => one.over)]),
  );
  const others = query.data?.members ?? [];
  const full = preview?.days.some((day) => day.full) ?? false;
  const agrees = over.length === 0 || agreed === shown;
  const apply = () => {
    setAsked(true);
    if (preview && agrees && !full) props.onApply({ ...how, over: over.map(({ date }) => date) });
    // It stands below all the days, the button at the foot.
    else agreement.current?.querySelector('input')?.focus();
  };
  return (
    <Sheet
      title={t('apply.title', { name: template.name })}
      onClose={props.onClose}
      foot={
        <Actions>
          <Button busy={props.busy} disabled={!preview || full} onClick={apply}>
            {t('ways.apply')}
          </Button>
        </Actions>
      }
    >
      <Stack>
        <DateField
          label={t(template.kind === 'day' ? 'apply.day' : 'apply.from')}
          value={from}
          fault={from === null ? kit('faults.day') : undefined}
          onChange={setFrom}
        />
        <PickDishes
          template={template}
          taken={taken}
          open={props.wanted !== null && props.wanted.prefix !== ''}
          lng={lng}
          onChange={setTaken}
        />
        {!some && <Quiet role="alert">{t('pick.nothing')}</Quiet>}
        <RadioChips
          title={t('apply.mode')}
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`apply.${value}`) }))}
          onChange={setMode}
        />
        <Switch
          label={t('apply.rescale')}
          hint={t('apply.rescaleHint')}
          checked={rescale}
          onChange={({ target }) => setRescale(target.checked)}
        />
        {others.length > 0 && (
          <Switch
            label={t('apply.everybody')}
            hint={t('apply.everybodyHint', {
              names: others.map(({ name }) => name || t('apply.nameless')).join(', '),
            })}
            checked={how.everybody}
            disabled={!rescale}
            onChange={({ target }) => setAll(target.checked)}
          />
        )}
        {asks && (
          <QueryView query={query} skeleton={<Skeleton $height={280} />}>
            {(data) => (
              <Stack aria-busy={query.isPlaceholderData}>
                <PreviewDays preview={data} mode={mode} rescale={rescale} lng={lng} />
              </Stack>
            )}
          </QueryView>
        )}
        {full && <Quiet role="alert">{t('apply.full')}</Quiet>}
        {over.length > 0 && !full && (
          <div ref={agreement}>
            <CheckField
              label={t('apply.agree', { count: over.length })}
              checked={agrees}
              fault={asked && !agrees ? t('apply.agreeFirst') : undefined}
              onChange={({ target }) => setAgreed(target.checked ? shown : '')}
            />
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

/** The week, or the day, that was looked at last when it lies ahead; else tomorrow, or the next Monday. */
function firstDay({ kind }: Template, seen: Day): Day {
  const week = kind !== 'day';
  const looked = week ? mondayOf(seen) : seen;
  if (looked > today()) return looked;
  return week ? addDays(mondayOf(today()), 7) : addDays(today(), 1);
}

/** Days that go over a limit, the reader's or another's whose portions are weighed anew. */
const overDays = ({ days }: TemplatePreview) =>
  days.filter((day) => [day, ...(day.people ?? [])].some(({ over }) => Object.keys(over).length > 0));
