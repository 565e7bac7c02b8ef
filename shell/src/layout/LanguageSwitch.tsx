import { LANGUAGES, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { color, eases, Hidden, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { ChevronDown, Globe } from 'lucide-react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { usePageIn } from './languages';

const Frame = styled.span<{ $wide: boolean }>`
  position: relative;
  display: ${(props) => (props.$wide ? 'grid' : 'inline-grid')};
  align-items: center;
  color: ${color('quiet')};
  > svg {
    position: absolute;
    pointer-events: none;
  }
  > svg:first-of-type {
    left: ${space(3)};
  }
  > svg:last-of-type {
    right: ${space(2)};
  }
`;

const Select = styled.select<{ $wide: boolean }>`
  width: 100%;
  min-height: 44px;
  max-width: 100%;
  padding: 0 ${space(8)} 0 ${space(10)};
  border: 1px solid ${(props) => (props.$wide ? color('border') : 'transparent')};
  border-radius: ${RADIUS.control};
  background: ${(props) => (props.$wide ? color('raised') : 'transparent')};
  color: ${color('text')};
  appearance: none;
  cursor: pointer;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
  option {
    background: ${color('raised')};
    color: ${color('text')};
  }
`;

const Label = styled.span`
  display: block;
  padding-bottom: ${space(1)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/**
 * Chooses the language; the page and its address stay, only the prefix changes. `wide` is the field of a
 * panel, with its label to be seen; else it is a quiet word in a bar.
 */
export function LanguageSwitch({ lng, wide = false }: { lng: Language; wide?: boolean }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { pageIn, state } = usePageIn();
  const navigate = useNavigate();
  const label = t('nav.language');
  return (
    <label>
      {wide ? <Label>{label}</Label> : <Hidden>{label}</Hidden>}
      <Frame $wide={wide}>
        <Globe size={18} aria-hidden />
        <Select
          $wide={wide}
          value={lng}
          onChange={(event) => {
            void navigate(pageIn(event.target.value as Language), { replace: true, state });
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`language.${language}`)}
            </option>
          ))}
        </Select>
        <ChevronDown size={16} aria-hidden />
      </Frame>
    </label>
  );
}
