import { COURSE_SEATS, COURSE_TEXT, COURSE_WEEKS, LANGUAGES, mondayOf, type Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  AreaField,
  Button,
  Card,
  ChoiceGroup,
  Confirm,
  Field,
  FormFault,
  NumberField,
  PageFrame,
  QuietButtonLink,
  SelectField,
  space,
  ToggleChip,
  upTo,
  useUnsaved,
} from '@sytno/kit/ui';
import { DateField } from '@sytno/kit/ui-more';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from './course-texts';
import type { CourseContent, OwnCourse } from './courses.queries';
import { contentOf, isWritten, sameContent, withLength, withWeek, type Draft } from './draft';
import { PictureChoice } from './PictureChoice';
import { WeekFields } from './WeekFields';

const Fields = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** At hand at the end of a long form. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: grid;
  justify-content: end;
  padding: ${space(3)} 0;
  ${upTo('md')} {
    justify-content: stretch;
  }
`;

export interface FormProps {
  title: string;
  start: Draft;
  /** What stands on the server; null while it is not there. */
  own: OwnCourse | null;
  busy: boolean;
  error: Error | null;
  /** Where to without saving. */
  away: string;
  lng: Language;
  onSave: (content: CourseContent) => void;
  /** Leads to the board of a week; what was changed is saved before. */
  onMenu?: (week: number, content: CourseContent | null) => void;
}

/** Writing a course: what everybody reads, when it is, and its weeks. */
export function CourseForm(props: FormProps) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { own, busy } = props;
  const [draft, setDraft] = useState(props.start);
  const [language, setLanguage] = useState<Language>(() => firstOf(props.start, props.lng));
  const dirty = !sameContent(draft, props.start);
  useUnsaved(dirty && !busy);
  const failure = props.error ? failureOf(props.error) : null;
  const faultOf = (path: string): string | undefined => {
    const code = failure?.fields.find((field) => field.path === path)?.code;
    return code && (path === 'startsOn' ? t('form.startFault') : kit(`faults.${code}`));
  };
  const save = () => props.onSave(contentOf(draft));
  return (
    <PageFrame
      title={props.title}
      action={<QuietButtonLink to={props.away}>{kit('parts.cancel')}</QuietButtonLink>}
    >
      <Stack
        as="form"
        noValidate
        aria-label={props.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) save();
        }}
      >
        {failure && failure.code !== 'CONFLICT' && (
          <FormFault>{failure.message || kit('offline.text')}</FormFault>
        )}
        <Languages draft={draft} language={language} onLanguage={setLanguage} onChange={setDraft} />
        <Face draft={draft} language={language} faultOf={faultOf} onChange={setDraft} />
        <Schedule draft={draft} own={own} faultOf={faultOf} onChange={setDraft} />
        {draft.weeks.map((week, at) => (
          <WeekFields
            key={week.key}
            week={week}
            number={at + 1}
            language={language}
            faultOf={(path) => faultOf(`weeks.${String(at)}.${path}`)}
            saved={own !== null && at < own.weeks.length}
            busy={busy}
            onChange={(change) => setDraft((before) => withWeek(before, at, change))}
            onMenu={() => props.onMenu?.(at + 1, dirty ? contentOf(draft) : null)}
          />
        ))}
        <Foot data-foot>
          <Button busy={busy} onClick={save}>
            {t('form.save')}
          </Button>
        </Foot>
      </Stack>
    </PageFrame>
  );
}

const firstOf = ({ languages }: Draft, lng: Language): Language =>
  languages.includes(lng) ? lng : (languages[0] ?? lng);

type Changed = (change: (draft: Draft) => Draft) => void;

/** What it is written in, and what is written now. */
function Languages(props: {
  draft: Draft;
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: Changed;
}) {
  const { t } = useTexts(COURSE_TEXTS);
  const { draft, language } = props;
  const { languages } = draft;
  const toggle = (one: Language, on: boolean) => {
    const next = on ? [...languages, one] : languages.filter((other) => other !== one);
    const [first] = next;
    if (first === undefined) return;
    props.onChange((before) => ({ ...before, languages: next }));
    if (on) props.onLanguage(one);
    else if (language === one) props.onLanguage(first);
  };
  return (
    <Fields>
      <ChoiceGroup title={t('form.languages')} hint={t('form.languagesHint')}>
        <Tools>
          {LANGUAGES.map((one) => (
            <ToggleChip key={one} on={languages.includes(one)} onToggle={(on) => toggle(one, on)}>
              {t(`language.${one}`)}
            </ToggleChip>
          ))}
        </Tools>
      </ChoiceGroup>
      {languages.length > 1 && (
        <SelectField
          label={t('form.writing')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={({ target }) => props.onLanguage(target.value as Language)}
        />
      )}
    </Fields>
  );
}

function Face(props: {
  draft: Draft;
  language: Language;
  faultOf: (path: string) => string | undefined;
  onChange: Changed;
}) {
  const { t } = useTexts(COURSE_TEXTS);
  const { draft, language, faultOf, onChange } = props;
  const words = (field: 'title' | 'summary' | 'description' | 'price') => ({
    value: draft[field][language] ?? '',
    maxLength: COURSE_TEXT[field],
    fault: faultOf(`${field}.${language}`) ?? faultOf(field),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((before) => ({ ...before, [field]: { ...before[field], [language]: target.value } })),
  });
  return (
    <Fields>
      <Stack>
        <Field label={t('form.title')} {...words('title')} />
        <AreaField label={t('form.summary')} hint={t('form.summaryHint')} rows={2} {...words('summary')} />
        <Field label={t('form.price')} hint={t('form.priceHint')} {...words('price')} />
        <PictureChoice
          label={t(draft.picture ? 'form.replacePicture' : 'form.addPicture')}
          alt={draft.title[language] ?? ''}
          value={draft.picture}
          fault={faultOf('pictureId')}
          onChange={(picture) => onChange((before) => ({ ...before, picture }))}
        />
      </Stack>
      <AreaField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        rows={14}
        {...words('description')}
      />
    </Fields>
  );
}

function Schedule(props: {
  draft: Draft;
  own: OwnCourse | null;
  faultOf: (path: string) => string | undefined;
  onChange: Changed;
}) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { draft, own, faultOf, onChange } = props;
  const [shorter, setShorter] = useState<number>();
  const settled = own?.state === 'published';
  const length = (count: number) => {
    if (draft.weeks.slice(count).some(isWritten)) setShorter(count);
    else onChange((before) => withLength(before, count));
  };
  return (
    <Fields>
      <SelectField
        label={t('form.start')}
        hint={settled ? t('form.settled') : t(`form.startHint.${draft.start}`)}
        value={draft.start}
        disabled={settled}
        options={(['fixed', 'rolling'] as const).map((value) => ({
          value,
          label: t(`form.starts.${value}`),
        }))}
        onChange={({ target }) =>
          onChange((before) => ({ ...before, start: target.value === 'rolling' ? 'rolling' : 'fixed' }))
        }
      />
      {draft.start === 'fixed' && (
        <DateField
          label={t('form.startsOn')}
          hint={t('form.startsOnHint')}
          value={draft.startsOn}
          disabled={settled}
          fault={faultOf('startsOn') ?? (draft.startsOn === null ? kit('faults.day') : undefined)}
          onChange={(day) =>
            onChange((before) => ({ ...before, startsOn: day === null ? null : mondayOf(day) }))
          }
        />
      )}
      <NumberField
        label={t('form.seats')}
        hint={own && own.seatsTaken > 0 ? t('form.seatsTaken', { count: own.seatsTaken }) : undefined}
        value={draft.seats}
        min={Math.max(1, own?.seatsTaken ?? 1)}
        max={COURSE_SEATS}
        digits={0}
        fault={faultOf('seats') ?? (draft.seats === null ? kit('faults.blank') : undefined)}
        onChange={(seats) => onChange((before) => ({ ...before, seats }))}
      />
      <SelectField
        label={t('form.weeks')}
        value={String(draft.weeks.length)}
        disabled={settled}
        fault={faultOf('weeks')}
        options={Array.from({ length: COURSE_WEEKS }, (_, at) => ({
          value: String(at + 1),
          label: t('form.weekCount', { count: at + 1 }),
        }))}
        onChange={({ target }) => length(Number(target.value))}
      />
      {shorter !== undefined && (
        <Confirm
          title={t('form.shorter.title')}
          action={t('form.shorter.action')}
          onClose={() => setShorter(undefined)}
          onConfirm={() => {
            onChange((before) => withLength(before, shorter));
            setShorter(undefined);
          }}
        >
          <p>{t('form.shorter.text', { count: draft.weeks.length - shorter })}</p>
        </Confirm>
      )}
    </Fields>
  );
}
