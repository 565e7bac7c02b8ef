import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, DishPicture, eases, IconButton, Money, OFF_PAPER, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { memo, useId, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useBuyWords } from './amount-words';
import { useSwipe } from './use-swipe';
import { LineSources } from './LineSources';
import type { ShoppingLine } from './lists.queries';

/** As a hand in the shop needs it, with a basket in the other. */
const LARGE = css`
  label {
    min-height: 68px;
    padding-inline: ${space(4)};
    font-size: 17px;
  }
  input {
    width: 30px;
    height: 30px;
  }
  strong {
    font-size: 17px;
    line-height: 24px;
  }
`;

const Row = styled.li<{ $done: boolean; $large: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-top: 1px solid ${color('line')};
  &:first-child {
    border-top: 0;
  }
  /* Out of sight it is neither laid out nor painted: a list may have five hundred. */
  content-visibility: auto;
  contain-intrinsic-size: auto ${({ $large }) => ($large ? 69 : 57)}px;
  /* A finger that goes sideways is the row's, one that goes up and down the page's. */
  touch-action: pan-y;
  &[data-swiping] {
    background: ${color('dill-tint')};
  }
  ${({ $large }) => ($large ? LARGE : '')}
  /* On one page, as far as it goes: a box, the thing, how much. */
  @media print {
    content-visibility: visible;
    break-inside: avoid;
    label {
      align-items: baseline;
      min-height: 0;
      padding: 1px 0;
      gap: 6px;
      font-size: inherit;
      line-height: 1.25;
    }
    label > :not(input, [data-words]) {
      display: none;
    }
    input {
      width: 10px;
      height: 10px;
    }
    [data-words] {
      display: block;
    }
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
  q {
    font: ${TYPE.quiet};
    quotes: none;
  }
  @media print {
    strong,
    span,
    em,
    q {
      font-size: inherit;
      line-height: 1.25;
    }
    strong {
      margin-right: 0.5em;
    }
  }
`;

/** What is said on a screen alone. */
const Aside = styled.i`
  font: inherit;
  ${OFF_PAPER}
`;

const Chevron = styled.svg<{ $open: boolean }>`
  transform: rotate(${(props) => (props.$open ? '180deg' : '0')});
  ${eases('transform')}
`;

/** What a shop shelf's row is: a box to tick, what and how much, its price; it opens to its dishes. */
export const LineRow = memo(function LineRow(props: {
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
  /** Opens all that can be done with the line. */
  onEdit?: (() => void) | undefined;
  large?: boolean | undefined;
}) {
  const { t } = useTexts('grocery');
  const { ofLine, packs } = useBuyWords(props.lng);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { line, ticked, done = false, unsaved = false, onTick, onEdit, large = false } = props;
  const swipe = useSwipe(onTick && (() => onTick(!ticked)));
  const inPacks = packs(line);
  return (
    <Row $done={done} $large={large} data-slide={props.boxId} {...swipe}>
      <Label>
        <Box
          id={props.boxId}
          type="checkbox"
          checked={ticked}
          disabled={!onTick}
          onChange={(event) => onTick?.(event.target.checked)}
        />
        {line.icon !== null && <DishPicture picture={{ icons: [line.icon], tint: '' }} size={36} />}
        <Words data-words>
          <strong>{line.name}</strong>
          <span>
            {ofLine(line)}
            {inPacks && ` · ${inPacks}`}
            {props.remark && <Aside>{props.remark}</Aside>}
          </span>
          {line.insteadOf !== undefined && <span>{t('line.insteadOf', { name: line.insteadOf })}</span>}
          {line.note && <q>{line.note}</q>}
          {unsaved && <em>{t('line.unsaved')}</em>}
        </Words>
        {line.price && <Money {...line.price} />}
      </Label>
      {(line.sources.length > 0 || onEdit) && (
        <IconButton
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(line.sources.length > 0 ? 'line.sources' : 'line.more', { name: line.name })}
          onClick={() => setOpen(!open)}
        >
          <Chevron $open={open} viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
            <path d="m6 9 6 6 6-6" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
          </Chevron>
        </IconButton>
      )}
      {open && <LineSources id={id} line={line} lng={props.lng} onEdit={onEdit} />}
    </Row>
  );
});
