import { useTexts } from '@sytno/kit';
import { Field, QuietButton, space } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { MONEY_TEXTS } from '../money-words';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  max-width: 560px;
  > :first-child {
    flex: 1 1 220px;
  }
`;

/** Words to look for, told when they are sent. */
export function SearchForm({ label, onSearch }: { label: string; onSearch: (words: string) => void }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [words, setWords] = useState('');
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <Field
        type="search"
        label={label}
        maxLength={120}
        autoComplete="off"
        before={<Icon name="search" />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <QuietButton type="submit" onClick={() => onSearch(words.trim())}>
        {t('admin.search')}
      </QuietButton>
    </Form>
  );
}
