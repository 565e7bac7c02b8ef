import type { Language } from '@sytno/domain';
import { formatKcal, useTexts } from '@sytno/kit';
import { RangeSlider } from '@sytno/kit/ui';
import { useState } from 'react';
import type { Filters } from './filters';

const STEP = 10;

/** Kcal of a serving between two thumbs; the list is asked when they are let go. */
export function KcalRange(props: {
  filters: Filters;
  /** Of what the reader sees. */
  bounds: { min: number; max: number };
  lng: Language;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts('recipes');
  const { filters, bounds, lng, onChange } = props;
  const [min, max] = [Math.floor(bounds.min / STEP) * STEP, Math.ceil(bounds.max / STEP) * STEP];
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const within = (kcal: number) => Math.min(Math.max(kcal, min), max);
  const chosen = [within(filters.minKcal ?? min), within(filters.maxKcal ?? max)] as const;
  return (
    <RangeSlider
      label={t('filter.kcal')}
      min={min}
      max={max}
      step={STEP}
      value={moving ?? chosen}
      format={(kcal) => t('nutrition.kcalAmount', { amount: formatKcal(kcal, lng) })}
      onChange={setMoving}
      onCommit={() => {
        if (!moving) return;
        const [low, high] = moving;
        setMoving(null);
        onChange({ minKcal: low > min ? low : null, maxKcal: high < max ? high : null });
      }}
    />
  );
}
