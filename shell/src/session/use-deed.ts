import { useState } from 'react';

/**
 * A call that a form makes: `busy` while it is under way, during which it is not made again. What it rejects
 * with goes to `onFailure`. After a success it stays busy when `onSuccess` leads away from the page.
 */
export function useDeed<Values, Answer>(options: {
  run: (values: Values) => Promise<Answer>;
  onSuccess: (answer: Answer, values: Values) => 'leaving' | undefined;
  onFailure: (error: unknown) => void;
}): { busy: boolean; start: (values: Values) => void } {
  const [busy, setBusy] = useState(false);
  const { run, onSuccess, onFailure } = options;
  const work = async (values: Values) => {
    try {
      if (onSuccess(await run(values), values) === 'leaving') return;
    } catch (error) {
      onFailure(error);
    }
    setBusy(false);
  };
  return {
    busy,
    start: (values) => {
      if (busy) return;
      setBusy(true);
      void work(values);
    },
  };
}
