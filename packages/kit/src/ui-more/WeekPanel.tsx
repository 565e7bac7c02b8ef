import type { Day } from '@sytno/domain';
import type { RefObject } from 'react';
import { Aria } from './Aria';
import { WeekMonth, type MonthBounds } from './Month';
import { PopoverPanel } from './PopoverPanel';

/** The open calendar of a WeekPicker. @public by way of usePopups */
export function WeekPanel(
  props: MonthBounds & {
    label: string;
    monday: Day;
    trigger: RefObject<HTMLElement | null>;
    onChoose: (monday: Day) => void;
    onClose: () => void;
  },
) {
  return (
    <PopoverPanel label={props.label} trigger={props.trigger} onClose={props.onClose}>
      <Aria>
        <WeekMonth {...props} />
      </Aria>
    </PopoverPanel>
  );
}
