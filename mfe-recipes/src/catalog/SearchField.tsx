import { Field } from '@sytno/kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon';

/** How long a person may pause between two letters. */
const PAUSE_MS = 250;

/** A search that follows the typing after a short pause, and a value that comes from elsewhere at once. */
export function SearchField(props: { label: string; value: string; onSearch: (words: string) => void }) {
  const { value } = props;
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What was sent from here comes back later than the next letter is typed.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const words = typed.trim();
  const search = useEffectEvent(() => {
    setSent(words);
    props.onSearch(words);
  });
  useEffect(() => {
    if (words === sent) return undefined;
    const timer = setTimeout(() => {
      search();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words, sent]);
  return (
    <Field
      label={props.label}
      labelHidden
      placeholder={props.label}
      before={<Icon name="search" />}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={120}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
    />
  );
}
