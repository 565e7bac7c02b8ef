import { standing, type Language } from '@sytno/domain';
import { numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { color, eases, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Aims } from '../menu/use-aims';
import type { MenuDay } from '../menu/week';

const Frame = styled.nav`
  display: none;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  margin-bottom: ${space(3)};
  ${upTo('md')} {
    display: grid;
  }
`;

const Choice = styled.button.attrs({ type: 'button' })`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 52px;
  padding: ${space(1)} 2px;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.quiet};
  cursor: pointer;
  ${eases('background-color', 'border-color')}
  &[aria-pressed='true'] {
    border-color: ${color('beet')};
    background: ${color('beet')};
    color: ${color('on-beet')};
  }
  &[data-over] {
    outline: 2px dashed ${color('beet')};
    outline-offset: 2px;
  }
`;

/** How far the day is planned. */
const Track = styled.span`
  display: block;
  width: 70%;
  height: 3px;
  border-radius: ${RADIUS.full};
  background: color-mix(in srgb, currentcolor 25%, transparent);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    background: currentcolor;
  }
`;

/** The days of a week to choose from, where one is shown at a time; a carried dish can be put on them. */
export function BoardStrip(props: {
  days: readonly MenuDay[];
  shown: string;
  aims: Aims;
  lng: Language;
  onShow: (day: string) => void;
}) {
  const { t } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { days, shown, aims, lng } = props;
  const short = weekdayNames(lng);
  const long = weekdayNames(lng, 'long');
  const shareOf = ({ total }: MenuDay): number => {
    const { total: kcal, target } = standing(total, aims.targets).kcal;
    return target ? Math.min(1, kcal / target) : 0;
  };
  return (
    <Frame aria-label={t('menu.days')}>
      {days.map((day, place) => (
        <Choice
          key={day.day}
          data-place={day.day}
          aria-pressed={day.day === shown}
          aria-label={long[place]}
          onClick={() => props.onShow(day.day)}
        >
          <span>{short[place]}</span>
          {!hidden && (
            <Track>
              <i style={{ width: `${String(Math.round(shareOf(day) * 100))}%` }} />
            </Track>
          )}
        </Choice>
      ))}
    </Frame>
  );
}
