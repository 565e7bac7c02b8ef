import type { Language } from '@sytno/domain';
import { pathTo } from '@sytno/kit/routes';
import { OFF_PAPER, space, TextLink } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from './Icon';

const Line = styled.p`
  margin: 0 0 ${space(1)};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 44px;
    text-decoration: none;
  }
  ${OFF_PAPER}
`;

/** The way back to all lists, above a page's heading. */
export function BackLink({ lng, words }: { lng: Language; words: string }) {
  return (
    <Line>
      <TextLink to={pathTo('groceryLists', lng)}>
        <Icon name="back" />
        {words}
      </TextLink>
    </Line>
  );
}
