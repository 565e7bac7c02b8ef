import { useTexts } from '@sytno/kit';
import { color, DishPicture, Popover, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from './admin-texts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 52px);
  gap: ${space(1)};
  width: min(340px, 80vw);
  max-height: 300px;
  overflow: auto;
`;

const Cell = styled.button`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: 12px;
  background: none;
  cursor: pointer;
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('beet')};
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: ${space(3)};
  align-items: center;
`;

/** The picture of a food or a row, chosen among those that are drawn. */
export function IconChoice(props: {
  icon: string;
  tint: string;
  icons: readonly string[];
  onIcon: (icon: string) => void;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { icon, tint, icons, onIcon } = props;
  return (
    <Frame>
      <DishPicture picture={{ icons: [icon], tint }} size={56} />
      <Popover
        label={t('icons.title')}
        trigger={(opener) => <QuietButton {...opener}>{t('icons.choose')}</QuietButton>}
      >
        <Grid>
          {icons.map((name) => (
            <Cell
              key={name}
              type="button"
              aria-label={name.replaceAll('-', ' ')}
              aria-pressed={name === icon}
              onClick={() => onIcon(name)}
            >
              <DishPicture picture={{ icons: [name], tint }} size={40} />
            </Cell>
          ))}
        </Grid>
      </Popover>
    </Frame>
  );
}
