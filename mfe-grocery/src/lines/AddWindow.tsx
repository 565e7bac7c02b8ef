import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import {
  Actions,
  color,
  Dialog,
  Field,
  QuietButton,
  space,
  SubmitButton,
  TYPE,
  type Undo,
} from '@sytno/kit/ui';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { GroceryList } from '../lists/lists.queries';
import { PremiumWay } from './PremiumWay';
import { optionId, SuggestionList } from './SuggestionList';
import type { Suggestion } from './suggestions';
import { forget, recall, remember } from './typed';
import { useAdding } from './use-adding';
import { useSuggestions } from './use-suggestions';
import { LINES_TEXTS } from './words';

const LONGEST = 120;

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

const Added = styled.p`
  margin: 0;
  color: ${color('dill')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

/**
 * Adds to a list what is typed or picked, one after another. Of what is on it already there can be more; a line of
 * one's own is premium: who may not is told what it would give, and keeps what he typed.
 */
export function AddWindow(props: { list: GroceryList; lng: Language; undo: Undo; onClose: () => void }) {
  const { t } = useTexts(LINES_TEXTS);
  const { list, lng, undo, onClose } = props;
  const form = useId();
  const [text, setText] = useState(() => recall(list.id));
  const [steps, setSteps] = useState(0);
  const [empty, setEmpty] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { suggestions, understand } = useSuggestions(list, text, lng);
  // What is typed is meant; of what is bought often nothing is until it is chosen.
  const isTyped = text.trim() !== '';
  const from = isTyped ? 0 : -1;
  const active = from + steps;
  const adding = useAdding(lng, undo);
  const write = (next: string) => {
    setText(next);
    remember(list.id, next);
    setSteps(0);
    setEmpty(false);
    adding.thinkAgain();
  };
  const add = async (suggestion: Suggestion) => {
    const words = await adding.add(suggestion);
    if (words === undefined) return;
    write('');
    forget(list.id);
    setAdded((before) => [words, ...before]);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (adding.busy) return;
    if (active < 0) {
      setEmpty(true);
      return;
    }
    // What was typed a moment ago may not be understood yet.
    const chosen = isTyped && active === 0 ? await understand() : suggestions[active];
    if (chosen) await add(chosen);
  };
  const last = suggestions.length - 1 - from;
  const keys: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, steps + 1),
    ArrowUp: Math.max(0, steps - 1),
  };
  const press = (event: KeyboardEvent) => {
    const next = keys[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    setSteps(next);
  };
  return (
    <Dialog
      title={t('add.title')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('add.close')}</QuietButton>
          {!adding.needsPremium && (
            <SubmitButton form={form} busy={adding.busy}>
              {t('add.add')}
            </SubmitButton>
          )}
        </Actions>
      }
    >
      <Form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('add.what')}
          hint={t('add.hint')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${form}-list`}
          aria-autocomplete="list"
          aria-activedescendant={suggestions[active] ? optionId(`${form}-list`, active) : undefined}
          fault={empty && !isTyped && added.length === 0 ? t('add.want') : undefined}
          onKeyDown={press}
          onChange={({ target }) => write(target.value)}
        />
        {added.length > 0 && <Added role="status">{t('add.onList', { names: added.join(', ') })}</Added>}
        {adding.needsPremium ? (
          <PremiumWay name={adding.needsPremium.name} lng={lng} onBack={adding.thinkAgain} />
        ) : (
          <SuggestionList
            id={`${form}-list`}
            title={t(isTyped ? 'add.offered' : 'add.often')}
            suggestions={suggestions}
            active={active}
            lng={lng}
            onChoose={(suggestion) => void add(suggestion)}
          />
        )}
      </Form>
    </Dialog>
  );
}
