import { LANGUAGES, type Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  CheckField,
  Field,
  FormFault,
  QuietButton,
  SelectField,
  Sheet,
  space,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Entry } from '../admin.queries';
import { useFaultWords } from '../use-fault-words';
import { IconChoice } from '../IconChoice';
import type { EntryListProps } from './table-props';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const PLAIN_TINT = '#C9B79C';
const PLAIN_ICON = 'pot-of-food';
const LONGEST_NAME = 120;

interface Draft {
  readonly names: Readonly<Record<Language, string>>;
  readonly icon: string;
  readonly tint: string | null;
  readonly parentId: string | null;
  readonly hidden: boolean;
}

const draftOf = (entry: Entry): Draft => {
  const { names, icon, tint, parentId, hidden } = entry;
  return { names, icon, tint, parentId, hidden };
};

/** A row's names in three languages, its picture, and whether it is offered; a new row where there is none. */
export function EntrySheet(props: EntryListProps & { entry: Entry | null; onClose: () => void }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { tables, table, parentId, entry, deeds, onClose, lng } = props;
  const start: Draft = entry
    ? draftOf(entry)
    : {
        names: { uk: '', ru: '', en: '' },
        icon: PLAIN_ICON,
        tint: table === 'categories' ? PLAIN_TINT : null,
        parentId,
        hidden: false,
      };
  const [base, setBase] = useState(entry);
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [general, setGeneral] = useState('');
  /** What somebody else made of the row meanwhile. */
  const [theirs, setTheirs] = useState<Entry | null>(null);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(start));
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const saving = useMutation({
    mutationFn: () =>
      base
        ? api.recipes.admin.saveEntry({ table, id: base.id, revision: base.revision, ...sent(draft) })
        : api.recipes.admin.addEntry({ table, ...sent(draft) }),
    onSuccess: ({ changeId }) => {
      deeds.did(t(base ? 'tables.saved' : 'tables.added', { name: draft.names[lng] }), changeId);
      onClose();
    },
    onError: (error) => {
      const { code, fields, message, current } = failureOf(error);
      setFaults(Object.fromEntries(fields.map((fault) => [fault.path, fault.code])));
      if (code === 'CONFLICT' && base && current) setTheirs({ ...base, ...(current as Partial<Entry>) });
      else if (fields.length === 0) setGeneral(code === 'OFFLINE' ? kit('offline.text') : message);
      void deeds.refresh();
    },
  });
  const wordsOf = useFaultWords();
  const fault = (path: string) => wordsOf(faults[path]);
  const save = () => {
    setGeneral('');
    const blank = LANGUAGES.filter((language) => draft.names[language].trim() === '');
    setFaults(Object.fromEntries(blank.map((language) => [`names.${language}`, 'blank'])));
    if (blank.length === 0) saving.mutate();
  };
  return (
    <Sheet
      title={entry ? t('tables.editOf', { name: entry.names[lng] }) : t(`tables.add.${table}`)}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('tables.cancel')}</QuietButton>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {t('tables.save')}
          </Button>
        </Actions>
      }
    >
      <Form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {general && <FormFault>{general}</FormFault>}
        {theirs && (
          <FormFault>
            {t('tables.changedMeanwhile', {
              names: LANGUAGES.map((language) => theirs.names[language]).join(' · '),
            })}{' '}
            <QuietButton
              onClick={() => {
                setBase(theirs);
                setDraft({ ...draftOf(theirs), tint: theirs.tint ?? null, parentId: draft.parentId });
                setTheirs(null);
              }}
            >
              {t('tables.takeTheirs')}
            </QuietButton>
            <QuietButton
              onClick={() => {
                setBase(theirs);
                setTheirs(null);
              }}
            >
              {t('tables.keepMine')}
            </QuietButton>
          </FormFault>
        )}
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={t(`food.name.${language}`)}
            lang={language}
            maxLength={LONGEST_NAME}
            value={draft.names[language]}
            fault={fault(`names.${language}`)}
            onChange={(event) =>
              setDraft({ ...draft, names: { ...draft.names, [language]: event.target.value } })
            }
          />
        ))}
        {table === 'subcategories' && (
          <SelectField
            label={t('tables.category')}
            hint={t('tables.categoryHint')}
            value={draft.parentId ?? ''}
            fault={fault('parentId')}
            options={tables.categories.map(({ id, names }) => ({ value: id, label: names[lng] }))}
            onChange={({ target }) => setDraft({ ...draft, parentId: target.value })}
          />
        )}
        <IconChoice
          icon={draft.icon}
          tint={draft.tint ?? PLAIN_TINT}
          icons={tables.icons}
          onIcon={(icon) => setDraft({ ...draft, icon })}
        />
        {draft.tint !== null && (
          <Field
            type="color"
            label={t('tables.tint')}
            value={draft.tint}
            onChange={(event) => setDraft({ ...draft, tint: event.target.value.toUpperCase() })}
          />
        )}
        <CheckField
          label={t('tables.hide')}
          hint={t('tables.hideHint')}
          checked={draft.hidden}
          onChange={(event) => setDraft({ ...draft, hidden: event.target.checked })}
        />
      </Form>
    </Sheet>
  );
}

const sent = ({ names, ...draft }: Draft) => ({
  ...draft,
  names: { uk: names.uk.trim(), ru: names.ru.trim(), en: names.en.trim() },
});
