import { parseDate } from '@internationalized/date';
import type { Day } from '@sytno/domain';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, RADIUS, space } from '../theme/tokens';
import { controlLook } from '../ui/control-look';
import { Aria } from './Aria';
import { AriaFault } from './AriaFault';
import { frameLook } from './frame-look';
import { calendarBounds, MonthFace, type MonthBounds } from './Month';
import { popupLook } from './popup-look';

const Frame = styled(DatePicker)`
  ${frameLook}
`;

const Box = styled(Group)`
  ${controlLook}
  display: flex;
  align-items: center;
  padding-right: 0;
  &[data-focus-within] {
    outline: 2px solid ${color('beet')};
  }
`;

const Line = styled(DateInput)`
  display: flex;
  flex: 1;
  white-space: pre;
`;

const Segment = styled(DateSegment)`
  padding: 2px 1px;
  border-radius: 4px;
  outline: none;
  &[data-placeholder] {
    color: ${color('faint')};
  }
  &[data-focused] {
    background: ${color('beet')};
    color: ${color('on-beet')};
  }
`;

const Open = styled(Button)`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  margin: -1px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  cursor: pointer;
`;

const Popup = styled(Popover)`
  ${popupLook}
  padding: ${space(3)};
`;

/** A calendar date, typed or picked, Monday first. Days come and go as 'YYYY-MM-DD'; null is none. */
export function DateField(
  props: MonthBounds & {
    label: string;
    value: Day | null;
    onChange: (day: Day | null) => void;
    hint?: string | undefined;
    fault?: string | undefined;
    disabled?: boolean;
  },
) {
  const { t } = useTexts(KIT_TEXTS);
  return (
    <Aria>
      <Frame
        value={props.value === null ? null : parseDate(props.value)}
        onChange={(date) => props.onChange(date === null ? null : date.toString())}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        isInvalid={props.fault !== undefined}
        isDisabled={props.disabled ?? false}
        {...calendarBounds(props)}
      >
        <Label>{props.label}</Label>
        <Box>
          <Line>{(segment) => <Segment segment={segment} />}</Line>
          <Open aria-label={t('parts.day.choose')}>
            <CalendarDays size={18} aria-hidden />
          </Open>
        </Box>
        {props.hint && <Text slot="description">{props.hint}</Text>}
        <AriaFault fault={props.fault} />
        <Popup placement="bottom end" offset={4}>
          <Dialog aria-label={props.label}>
            <Calendar>
              <MonthFace markOf={(day) => (day === props.value ? 'day' : undefined)} />
            </Calendar>
          </Dialog>
        </Popup>
      </Frame>
    </Aria>
  );
}
