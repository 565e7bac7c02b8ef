import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, DishPicture, eases, IconButton, Money, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAmountWords } from './amount-words';
import { LineSources } from './LineSources';
import type { ShoppingLine } from './lists.queries';

const Row = styled.li<{ $done: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-top: 1px solid ${color('line')};
  &:first-child {
    border-top: 0;
  }
  strong {
    color: ${(props) => color(props.$done ? 'quiet' : 'text')};
    text-decoration: ${(props) => (props.$done ? 'line-through' : 'none')};
  }
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  min-height: 56px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${RADIUS.control};
  cursor: pointer;
  ${eases('background-color')}
  &:hover:has(:enabled) {
    background: ${color('sunken')};
  }
  &:has(:disabled) {
    cursor: default;
  }
`;

const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color('beet')};
  cursor: inherit;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font: ${TYPE.strong};
  }
  span,
  em {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  em {
    color: ${color('sunflower')};
  }
`;

const Chevron = styled.svg<{ $open: boolean }>`
  transform: rotate(${(props) => (props.$open ? '180deg' : '0')});
  ${eases('transform')}
`;

/** What a shop shelf's row is: a box to tick, what and how much, its price; it opens to its dishes. */
export function LineRow(props: {
  line: ShoppingLine;
  lng: Language;
  /** The box's id, so that the focus can be led to it. */
  boxId?: string;
  ticked: boolean;
  /** Whether it stands as done: struck through. */
  done?: boolean;
  /** Without it the row is only looked at. */
  onTick?: ((ticked: boolean) => void) | undefined;
  /** A tick that the server does not have yet. */
  unsaved?: boolean;
  /** Stands behind the amount. */
  remark?: ReactNode;
}) {
  const { t } = useTexts('grocery');
  const { ofLine } = useAmountWords(props.lng);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { line, ticked, done = false, unsaved = false, onTick } = props;
  return (
    <Row $done={done} data-slide={props.boxId}>
      <Label>
        <Box
          id={props.boxId}
          type="checkbox"
          checked={ticked}
          disabled={!onTick}
          onChange={(event) => onTick?.(event.target.checked)}
        />
        {line.icon !== null && <DishPicture picture={{ icons: [line.icon], tint: '' }} size={36} />}
        <Words>
          <strong>{line.name}</strong>
          <span>
            {ofLine(line)}
            {props.remark}
          </span>
          {unsaved && <em>{t('line.unsaved')}</em>}
        </Words>
        {line.price && <Money {...line.price} />}
      </Label>
      {line.sources.length > 0 && (
        <IconButton
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('line.sources', { name: line.name })}
          onClick={() => setOpen(!open)}
        >
          <Chevron $open={open} viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
            <path d="m6 9 6 6 6-6" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
          </Chevron>
        </IconButton>
      )}
      {open && <LineSources id={id} line={line} lng={props.lng} />}
    </Row>
  );
}
