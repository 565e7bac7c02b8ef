import { color, eases, OFF_PAPER, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const List = styled.nav`
  position: sticky;
  top: ${space(20)};
  display: grid;
  align-self: start;
  gap: ${space(1)};
  ${upTo('lg')} {
    display: none;
  }
  ${OFF_PAPER}
  a {
    padding: ${space(2)} ${space(3)};
    border-radius: ${RADIUS.control};
    color: ${color('quiet')};
    font: ${TYPE.body};
    text-decoration: none;
    ${eases('background-color', 'color')}
    &:hover {
      background: ${color('sunken')};
      color: ${color('text')};
    }
  }
`;

/** The places of a long page, in a column that stays in sight where there is room. */
export function Anchors(props: { label: string; places: readonly { id: string; title: string }[] }) {
  return (
    <List aria-label={props.label}>
      {props.places.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // The address stays: it is the same page, with nothing to go back to.
            event.preventDefault();
            const place = document.getElementById(id);
            place?.scrollIntoView({ block: 'start' });
            place?.focus({ preventScroll: true });
          }}
        >
          {title}
        </a>
      ))}
    </List>
  );
}
