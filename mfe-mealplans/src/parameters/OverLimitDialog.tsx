import { DAY_LIMITS, type Language } from '@sytno/domain';
import { formatDay, formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Confirm, space } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { OverLimit } from './over-limit';
import { PLAN_TEXTS } from './plan-texts';

const Day = styled.section`
  p,
  ul {
    margin: 0;
  }
  & + & {
    margin-top: ${space(3)};
  }
`;

/** Says by how much which days would go over their limits, and lets it come all the same. */
export function OverLimitDialog(props: { asked: OverLimit; lng: Language; onClose: () => void }) {
  const { t } = useTexts(PLAN_TEXTS);
  const { asked, lng } = props;
  return (
    <Confirm
      title={t('limits.over.title', { count: asked.days.length })}
      tone="main"
      action={t('limits.over.add')}
      onConfirm={() => {
        props.onClose();
        asked.go();
      }}
      onClose={props.onClose}
    >
      {asked.days.map(({ date, over }) => (
        <Day key={date}>
          <p>
            {asked.name === undefined
              ? t('limits.over.day', { day: formatDay(date, lng) })
              : t('limits.over.text', { name: asked.name, day: formatDay(date, lng) })}
          </p>
          <Figures over={over} asked={asked} lng={lng} />
        </Day>
      ))}
    </Confirm>
  );
}

function Figures(props: { over: OverLimit['days'][number]['over']; asked: OverLimit; lng: Language }) {
  const { t } = useTexts(PLAN_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { over, asked, lng } = props;
  const shown = (name: 'kcal' | 'cash', value: number): string =>
    name === 'kcal' ? formatNumber(value, lng) : formatMoney(value, asked.currency, lng);
  return (
    <ul>
      {DAY_LIMITS.filter((name) => over[name] !== undefined).map((name) => (
        <li key={name}>
          {t(`limits.over.${name === 'kcal' && hidden ? 'kcalHidden' : name}`, {
            by: shown(name, over[name] ?? 0),
            limit: shown(name, asked.limits[name] ?? 0),
          })}
        </li>
      ))}
    </ul>
  );
}
