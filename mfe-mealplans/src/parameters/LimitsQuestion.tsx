import { formatMoney, formatNumber, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Switch, TextLink, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { useParametersChange } from './parameters.queries';
import { Form, Note } from './parts';
import { PLAN_TEXTS } from './plan-texts';
import type { QuestionProps } from './question';

/** Which of the own targets bind as a day's limit: a matter of premium (spec §6). */
export function LimitsQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts(PLAN_TEXTS);
  const { limits: old } = data.parameters;
  const { targets, currency, hideNumbers } = data.profile;
  const [kcal, setKcal] = useState(old.kcal);
  const [cash, setCash] = useState(old.cash);
  const change = useParametersChange(lng);
  const dirty = kcal !== old.kcal || cash !== old.cash;
  useUnsaved(dirty);
  const kcalLabel = hideNumbers
    ? t('limits.kcalHidden')
    : t('limits.kcal', { limit: formatNumber(targets.kcal, lng) });
  return (
    <Form
      noValidate
      aria-label={t('limits.card')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ limits: { kcal, cash } }, { onSuccess: onSaved });
      }}
    >
      <Switch
        label={kcalLabel}
        checked={kcal}
        disabled={!old.allowed}
        onChange={(event) => setKcal(event.target.checked)}
      />
      <Switch
        label={t('limits.cash', { limit: formatMoney(targets.cash, currency, lng) })}
        checked={cash}
        disabled={!old.allowed}
        onChange={(event) => setCash(event.target.checked)}
      />
      <Note>{t(old.allowed ? 'limits.own' : 'limits.premium')}</Note>
      {old.allowed ? (
        foot({ busy: change.isPending, dirty })
      ) : (
        <TextLink to={pathTo('price', lng)}>{t('limits.toPrice')}</TextLink>
      )}
    </Form>
  );
}
