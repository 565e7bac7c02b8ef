import { LANGUAGES, type Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  CheckField,
  ChoiceGroup,
  Field,
  FormFault,
  QuietButton,
  Sheet,
  space,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import type { UnitEntry } from '../admin.queries';
import type { Deeds } from '../use-deeds';

type Names = UnitEntry['names'];
type Forms = NonNullable<Names[Language]>;
type Form = keyof Forms;

/** Forms that a language tells apart; English counts one and many. */
const FORMS: Readonly<Record<Language, readonly Form[]>> = {
  uk: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

/** A number behind which each form stands. */
const SAMPLES: Readonly<Record<Form, number>> = { one: 1, few: 2, many: 5, other: 1.5 };

const NONE: Forms = { one: '', few: '', many: '', other: '' };

/** What a unit is called in each language, and whether it is offered; empty words are the product's own. */
export function UnitSheet(props: { unit: UnitEntry; deeds: Deeds; onClose: () => void; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const formId = useId();
  const { unit, deeds, onClose } = props;
  const [base, setBase] = useState(unit);
  const [names, setNames] = useState<Names>(unit.names);
  const [hidden, setHidden] = useState(unit.hidden);
  const [general, setGeneral] = useState('');
  const [halves, setHalves] = useState<readonly Language[]>([]);
  const name = kit(`units.${unit.id}`, { count: 1 });
  useUnsaved(JSON.stringify(names) !== JSON.stringify(unit.names) || hidden !== unit.hidden);
  const saving = useMutation({
    mutationFn: () =>
      api.recipes.admin.saveUnit({ unit: unit.id, names: filled(names), hidden, revision: base.revision }),
    onSuccess: ({ changeId }) => {
      deeds.did(t('tables.saved', { name }), changeId);
      onClose();
    },
    onError: (error) => {
      const { code, message, current } = failureOf(error);
      // What was written stays: the next save rests on what somebody else saved.
      if (code === 'CONFLICT' && current) {
        setBase({ ...base, ...(current as Partial<UnitEntry>) });
        setGeneral(t('tables.unitChanged'));
      } else setGeneral(code === 'OFFLINE' ? kit('offline.text') : message);
      void deeds.refresh();
    },
  });
  return (
    <Sheet
      title={t('tables.editOf', { name })}
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
      <Fields
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setGeneral('');
          const half = LANGUAGES.filter((language) => isHalf(names[language], language));
          setHalves(half);
          if (half.length === 0) saving.mutate();
        }}
      >
        {general && <FormFault>{general}</FormFault>}
        {LANGUAGES.map((language) => (
          <ChoiceGroup key={language} title={t(`languages.${language}`)} hint={t('tables.unitHint')}>
            <Row>
              {FORMS[language].map((form) => (
                <Field
                  key={form}
                  label={t(`forms.${language}.${form}`)}
                  lang={language}
                  maxLength={40}
                  placeholder={
                    language === props.lng ? kit(`units.${unit.id}`, { count: SAMPLES[form] }) : ''
                  }
                  value={names[language]?.[form] ?? ''}
                  fault={
                    halves.includes(language) && (names[language]?.[form] ?? '').trim() === ''
                      ? kit('faults.blank')
                      : undefined
                  }
                  onChange={(event) =>
                    setNames({
                      ...names,
                      [language]: { ...(names[language] ?? NONE), [form]: event.target.value },
                    })
                  }
                />
              ))}
            </Row>
          </ChoiceGroup>
        ))}
        <CheckField
          label={t('tables.hide')}
          hint={t('tables.hideUnitHint')}
          checked={hidden}
          onChange={(event) => setHidden(event.target.checked)}
        />
      </Fields>
    </Sheet>
  );
}

/** Some forms are written and some are not. */
function isHalf(forms: Forms | undefined, language: Language): boolean {
  const written = FORMS[language].filter((form) => (forms?.[form] ?? '').trim() !== '');
  return written.length > 0 && written.length < FORMS[language].length;
}

/** Languages with words; English has two forms, which stand for the others too. */
function filled(names: Names): Names {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const forms = names[language];
      if (!forms || forms.one.trim() === '') return [];
      const { one, few, many, other } = forms;
      const all = language === 'en' ? { one, few: other, many: other, other } : { one, few, many, other };
      return [[language, all]];
    }),
  );
}
