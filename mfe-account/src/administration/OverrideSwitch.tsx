import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { Card, Switch, useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RELEASES_KEY } from './releases.queries';

/** Lets this browser take sections from its own machine, for whoever develops one. */
export function OverrideSwitch({ allowed }: { allowed: boolean }) {
  const { t } = useTexts('account');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { platform } = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const turning = useMutation({
    mutationFn: (next: boolean) => platform.sections.override({ allowed: next }),
    onError: (error) => {
      const failure = failureOf(error);
      notify(failure.code === 'OFFLINE' ? kit('offline.text') : failure.message, 'bad');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: RELEASES_KEY }),
  });
  const [shown, hold] = useHeld(allowed);
  return (
    <Card>
      <Switch
        label={t('releases.override')}
        hint={t('releases.overrideText')}
        checked={shown}
        disabled={turning.isPending}
        onChange={({ target }) => hold(target.checked, turning.mutateAsync(target.checked))}
      />
    </Card>
  );
}
