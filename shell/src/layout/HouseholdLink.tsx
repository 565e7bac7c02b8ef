import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Avatar, color, eases, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

/** So many faces stand in the header; of more there is a figure. */
const FACES = 4;

const Way = styled(Link)<{ $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${(props) => space(props.$wide ? 1 : 3)};
  border-radius: ${RADIUS.control};
  color: ${color('quiet')};
  text-decoration: none;
  ${eases('background-color', 'color')}
  &:hover {
    background: ${color('sunken')};
    color: ${color('text')};
  }
`;

const Faces = styled.span`
  display: inline-flex;
  > * {
    box-shadow: 0 0 0 2px ${color('raised')};
  }
  > * + * {
    margin-left: -6px;
  }
`;

const More = styled.span`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color('sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

interface Face {
  readonly name: string;
  readonly src?: string | null | undefined;
}

/** Everybody who eats together: members first, then those without an account. */
function facesOf({ members, eaters }: Outputs['account']['household']['get']): Face[] {
  return [
    ...members.map(({ name, email, avatar }) => ({ name: name || email, src: avatar })),
    ...eaters.map(({ name }) => ({ name })),
  ];
}

/** One letter a face: a note beside the name, such as the age of a child, is not it. */
const faceOf = (name: string): string => name.split(/[\s,(]/, 1)[0] ?? name;

/**
 * Who eats together, leading to the household's page. Somebody alone is shown where others are added; `wide`
 * has room for the word beside the faces.
 */
export function HouseholdLink({ lng, wide = false }: { lng: Language; wide?: boolean }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['account', 'household'],
    queryFn: ({ signal }) => api.account.household.get(undefined, { signal }),
  });
  const faces = data ? facesOf(data) : [];
  const to = pathTo('household', lng);
  if (faces.length < 2) {
    return (
      <Way to={to} $wide={wide}>
        <Users size={20} aria-hidden />
        {t('titles.household')}
      </Way>
    );
  }
  const shown = faces.length > FACES ? faces.slice(0, FACES - 1) : faces;
  const rest = faces.length - shown.length;
  const words = [...shown.map(({ name }) => name), ...(rest > 0 ? [t('nav.and', { count: rest })] : [])].join(
    ', ',
  );
  return (
    <Way to={to} $wide={wide} aria-label={t('nav.household', { names: words })} title={words}>
      <Faces aria-hidden>
        {shown.map(({ name, src }, index) => (
          <Avatar key={`${name} ${String(index)}`} name={faceOf(name)} src={src} size={28} />
        ))}
        {rest > 0 && <More>{`+${String(rest)}`}</More>}
      </Faces>
      {wide && t('titles.household')}
    </Way>
  );
}
