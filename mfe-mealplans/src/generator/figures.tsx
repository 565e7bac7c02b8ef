import { TARGET_KEYS, type Language, type TargetKey } from '@sytno/domain';
import {
  formatAmount,
  formatKcal,
  formatMoney,
  formatNumber,
  formatPercent,
  KIT_TEXTS,
  numbersHiddenAtom,
  useTexts,
} from '@sytno/kit';
import { space, TargetBar } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { DayReport, ProposedSlot } from './generator.queries';
import { GENERATOR_TEXTS } from './words';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space(2)} ${space(4)};
  /* Words below the name in all of them, though some had room beside it: bars stand in one line. */
  > * > :first-child {
    flex-direction: column;
  }
`;

/** A day's figures against what was wanted, in words and bars; of food none for whoever hides numbers. */
export function DayFigures({
  report,
  currency,
  lng,
}: {
  report: DayReport;
  currency: string;
  lng: Language;
}) {
  const hidden = useAtomValue(numbersHiddenAtom);
  const shown = TARGET_KEYS.filter((key) => key === 'cash' || !hidden);
  return (
    <Row>
      {shown.map((key) => (
        <Figure key={key} name={key} figure={report.figures[key]} currency={currency} lng={lng} />
      ))}
    </Row>
  );
}

function Figure(props: {
  name: TargetKey;
  figure: DayReport['figures'][TargetKey];
  currency: string;
  lng: Language;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { name, figure, lng } = props;
  const { planned, target, percent, met } = figure;
  if (target === null) return null;
  const shown = (value: number) =>
    name === 'cash'
      ? formatMoney(Math.round(value), props.currency, lng)
      : formatNumber(Math.round(value), lng);
  const off = percent ?? 0;
  const by = { percent: formatPercent(Math.abs(off) / 100, lng) };
  // Money left over is no miss.
  const stands = met ? t('figures.met') : off > 0 ? t('figures.above', by) : t('figures.below', by);
  const words = [t('figures.of', { planned: shown(planned), target: shown(target) }), stands];
  return (
    <TargetBar
      label={t(`figures.${name}`)}
      words={words.join(' · ')}
      share={planned / target}
      role={name}
      over={!met && off > 0}
      kept={name === 'cash'}
    />
  );
}

/** What the reader has of a dish, in words: grams, energy unless he hides numbers, money where it is known. */
export function useServed(
  currency: string,
  lng: Language,
): (mine: NonNullable<ProposedSlot['mine']>) => string[] {
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  return ({ grams, kcal, cash }) => [
    formatAmount(kit, lng, { low: grams, high: grams, unit: 'g' }),
    ...(hidden ? [] : [own('menu.kcal', { kcal: formatKcal(kcal, lng) })]),
    ...(cash > 0 ? [formatMoney(Math.round(cash), currency, lng)] : []),
  ];
}
