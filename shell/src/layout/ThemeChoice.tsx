import { useTexts } from '@sytno/kit';
import { color, eases, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { useTheme } from './theme';
import { THEMES } from './theme-memory';
import { THEME_FACES } from './theme-faces';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0 0 ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(1)};
    padding: ${space(1)};
    border-radius: ${RADIUS.control};
    background: ${color('sunken')};
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 52px;
  padding: ${space(1)};
  border-radius: 6px;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: center;
  cursor: pointer;
  ${eases('background-color', 'color')}
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${color('text')};
  }
  &:has(:checked) {
    background: ${color('raised')};
    box-shadow: 0 0 0 1px ${color('line')};
    color: ${color('beet')};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
`;

/** Light, dark or as the system has it: three pictures with their words. */
export function ThemeChoice() {
  const { t } = useTexts(SHELL_TEXTS);
  const [theme, choose] = useTheme();
  const name = useId();
  return (
    <Group>
      <legend>{t('nav.theme')}</legend>
      <div>
        {THEMES.map((value) => {
          const { Icon, words } = THEME_FACES[value];
          return (
            <Option key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === theme}
                onChange={() => {
                  choose(value);
                }}
              />
              <Icon size={18} aria-hidden />
              {t(words)}
            </Option>
          );
        })}
      </div>
    </Group>
  );
}
