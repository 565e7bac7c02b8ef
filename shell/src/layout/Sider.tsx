import type { Language } from '@sytno/domain';
import { SIDER_WIDTH } from '@sytno/domain';
import { profileAtom, useTexts } from '@sytno/kit';
import { NavLink } from '@sytno/kit/router';
import { ADMIN_SIDER, PAGES, pathTo, SIDER, type PageKey } from '@sytno/kit/routes';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import {
  BookMarked,
  CalendarDays,
  ChefHat,
  Crown,
  GraduationCap,
  House,
  LayoutTemplate,
  Mail,
  Settings,
  ShoppingBasket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';

const ICONS: Partial<Record<PageKey, LucideIcon>> = {
  dashboard: House,
  recipes: ChefHat,
  mealplans: CalendarDays,
  templates: LayoutTemplate,
  groceryLists: ShoppingBasket,
  courses: GraduationCap,
  subscription: Crown,
  profile: UserRound,
  messages: Mail,
  adminCatalogue: BookMarked,
};

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(3)} ${space(2)};
  list-style: none;
`;

const Item = styled(NavLink)<{ $narrow: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${(props) => (props.$narrow ? 'center' : 'flex-start')};
  gap: ${space(3)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  text-decoration: none;
  svg {
    flex: none;
    color: ${color('quiet')};
  }
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current='page'] {
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
    svg {
      color: inherit;
    }
  }
`;

const Group = styled.p`
  margin: ${space(2)} ${space(5)} 0;
  color: ${color('faint')};
  font: ${TYPE.quiet};
`;

/** The side menu's places. `narrow` shows pictures alone, with the words as their names. */
export function SiderLinks(props: { lng: Language; narrow: boolean; onChosen?: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { access } = useAtomValue(profileAtom);
  const links = (pages: readonly PageKey[]) => (
    <List>
      {pages.map((page) => (
        <li key={page}>
          <SiderLink {...props} page={page} title={t(`titles.${page}`)} />
        </li>
      ))}
    </List>
  );
  return (
    <nav aria-label={t('nav.main')}>
      {links(SIDER)}
      {access === 'admin' && (
        <>
          {!props.narrow && <Group>{t('nav.administration')}</Group>}
          {links(ADMIN_SIDER)}
        </>
      )}
    </nav>
  );
}

interface SiderLinkProps {
  page: PageKey;
  title: string;
  lng: Language;
  narrow: boolean;
  onChosen?: () => void;
}

/** One place. Its section's files are asked for as soon as somebody points at it. */
function SiderLink({ page, title, lng, narrow, onChosen }: SiderLinkProps) {
  const { loader } = useShell();
  const Icon = ICONS[page] ?? Settings;
  const { section } = PAGES[page];
  const ahead = () => {
    if (section) loader.load(section, lng);
  };
  return (
    <Item
      to={pathTo(page, lng)}
      end={page === 'profile' || page === 'subscription'}
      $narrow={narrow}
      aria-label={narrow ? title : undefined}
      title={narrow ? title : undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={onChosen}
    >
      <Icon size={20} aria-hidden />
      {!narrow && title}
    </Item>
  );
}

/** The sider's box: 200 px open, 80 px collapsed (spec §2). */
export const SiderBox = styled.aside<{ $collapsed: boolean }>`
  position: sticky;
  top: 60px;
  align-self: start;
  flex: none;
  width: ${(props) => (props.$collapsed ? SIDER_WIDTH.collapsed : SIDER_WIDTH.open)}px;
  height: calc(100vh - 60px);
  overflow-y: auto;
  background: ${color('raised')};
  border-right: 1px solid ${color('line')};
  @media print {
    display: none;
  }
`;
