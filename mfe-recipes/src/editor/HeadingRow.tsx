import { RECIPE_LIMITS, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Field, IconButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { HeadingItem } from './form';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
`;

/** A heading among lines or steps: what follows stands under it. */
export function HeadingRow(props: {
  item: HeadingItem;
  language: Language;
  onChange: (item: HeadingItem) => void;
  onRemove: (item: HeadingItem) => void;
}) {
  const { t } = useTexts('recipes');
  const { item, language } = props;
  const name = item.words[language] ?? '';
  return (
    <Row>
      <Field
        label={t('editor.heading.label')}
        labelHidden
        placeholder={t('editor.heading.example')}
        value={name}
        maxLength={RECIPE_LIMITS.group}
        onChange={(event) => {
          props.onChange({ ...item, words: { ...item.words, [language]: event.target.value } });
        }}
      />
      <IconButton
        aria-label={t('editor.heading.remove', { name })}
        onClick={() => {
          props.onRemove(item);
        }}
      >
        <Icon name="close" />
      </IconButton>
    </Row>
  );
}
