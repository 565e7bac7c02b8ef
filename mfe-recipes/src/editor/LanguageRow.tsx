import { LANGUAGES } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Menu, QuietButton, ToggleChip } from '@sytno/kit/ui';
import { Icon } from '../Icon';
import { withoutLanguage, writingIn } from './form';
import { Chips, Quiet } from './parts';
import type { Editor } from './use-editor';

/** The languages that the recipe is written in: which one the fields hold, and how another is added. */
export function LanguageRow({ editor }: { editor: Editor }) {
  const { t } = useTexts('recipes');
  const { form, change } = editor;
  const several = form.languages.length > 1;
  const others = LANGUAGES.filter((language) => !form.languages.includes(language));
  const entries = [
    ...others.map((language) => ({
      id: language,
      label: t('editor.languages.add', { language: t(`languages.${language}`) }),
      onSelect: () => {
        change((before) => writingIn(before, language));
      },
    })),
    ...(several
      ? [
          {
            id: 'without',
            tone: 'danger' as const,
            label: t('editor.languages.remove', { language: t(`languages.${form.language}`) }),
            onSelect: () => {
              change((before) => withoutLanguage(before, form.language));
            },
          },
        ]
      : []),
  ];
  return (
    <div>
      <Chips role="group" aria-label={t('editor.languages.label')}>
        {several &&
          form.languages.map((language) => (
            <ToggleChip
              key={language}
              on={language === form.language}
              onToggle={() => {
                change((before) => writingIn(before, language));
              }}
            >
              {t(`editor.languages.names.${language}`)}
            </ToggleChip>
          ))}
        <Menu
          label={t('editor.languages.label')}
          entries={entries}
          trigger={(opener) => (
            <QuietButton small {...opener}>
              <Icon name="plus" />
              {t('editor.languages.translate')}
            </QuietButton>
          )}
        />
      </Chips>
      {several && form.language !== form.languages[0] && <Quiet>{t('editor.languages.hint')}</Quiet>}
    </div>
  );
}
