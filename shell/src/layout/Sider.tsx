import { SIDER_WIDTH, type Language } from '@sytno/domain';
import { profileAtom, useTexts } from '@sytno/kit';
import { Link, useLocation } from '@sytno/kit/router';
import { ADMIN_SIDER, matchPage, PAGES, pathTo, SIDER, type PageKey } from '@sytno/kit/routes';
import { color, eases, Hidden, OFF_PAPER, RADIUS, space, Tooltip, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import {
  Apple,
  BadgeCheck,
  BookMarked,
  CalendarDays,
  ChefHat,
  ClipboardCheck,
  CreditCard,
  Crown,
  Gauge,
  GraduationCap,
  House,
  Inbox,
  LayoutTemplate,
  Mail,
  Megaphone,
  Package,
  ScrollText,
  Settings,
  ShoppingBasket,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { FocusEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { placesIn, siderPlaceOf } from './sider-places';

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
  administration: Gauge,
  adminReviews: ClipboardCheck,
  adminTemplates: LayoutTemplate,
  adminCourses: GraduationCap,
  adminExperts: BadgeCheck,
  adminNutrition: Apple,
  adminCatalogue: BookMarked,
  adminMessages: Inbox,
  adminPayments: CreditCard,
  adminUsers: Users,
  adminAds: Megaphone,
  adminReleases: Package,
  adminAudit: ScrollText,
};

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nav = styled.nav<{ $narrow: boolean }>`
  display: grid;
  align-content: start;
  padding: ${space(3)} ${(props) => (props.$narrow ? space(3) : space(2))} ${space(6)};
`;

const Item = styled(Link)<{ $narrow: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: ${(props) => (props.$narrow ? 'center' : 'flex-start')};
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${(props) => (props.$narrow ? '0' : space(3))};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  line-height: 20px;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${eases('background-color', 'color')}
  svg {
    flex: none;
    color: ${color('quiet')};
  }
  &:hover {
    background: ${color('sunken')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
    svg {
      color: inherit;
    }
  }
  /* Not by colour alone. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: ${space(3)} auto ${space(3)} 0;
    width: 3px;
    border-radius: ${RADIUS.full};
    background: ${color('beet')};
  }
`;

const Group = styled.h2<{ $narrow: boolean }>`
  margin: ${space(3)} ${(props) => (props.$narrow ? '0' : space(1))} ${space(2)};
  padding: ${space(3)} ${space(2)} 0;
  border-top: 1px solid ${color('line')};
  color: ${color('faint')};
  font: ${TYPE.quiet};
`;

interface SiderLinksProps {
  lng: Language;
  /** Pictures alone, with the words as their names. */
  narrow: boolean;
}

/** The side menu's places; the one where the page lies is marked. */
export function SiderLinks(props: SiderLinksProps) {
  const { t } = useTexts(SHELL_TEXTS);
  const { access } = useAtomValue(profileAtom);
  const { loader } = useShell();
  const administration = placesIn(ADMIN_SIDER, loader);
  const page = matchPage(useLocation().pathname)?.key;
  const links = (places: readonly PageKey[], titleOf: (place: PageKey) => string) => (
    <List>
      {places.map((place) => (
        <li key={place}>
          <SiderLink {...props} place={place} page={page} title={titleOf(place)} />
        </li>
      ))}
    </List>
  );
  return (
    <Nav aria-label={t('nav.main')} $narrow={props.narrow}>
      {links(placesIn(SIDER, loader), (place) => t(`places.${place}`))}
      {access === 'admin' && administration.length > 0 && (
        <>
          <Group $narrow={props.narrow}>
            {props.narrow ? <Hidden>{t('nav.administration')}</Hidden> : t('nav.administration')}
          </Group>
          {links(administration, (place) => t(`titles.${place}`))}
        </>
      )}
    </Nav>
  );
}

interface SiderLinkProps extends SiderLinksProps {
  place: PageKey;
  page: PageKey | undefined;
  title: string;
}

/** One place. Its section's files are asked for as soon as somebody points at it. */
function SiderLink({ place, page, title, lng, narrow }: SiderLinkProps) {
  const { loader } = useShell();
  const Icon = ICONS[place] ?? Settings;
  const { section } = PAGES[place];
  const ahead = () => {
    if (section) loader.ahead(section, lng);
  };
  const here = page !== undefined && siderPlaceOf(page) === place;
  const link = {
    to: pathTo(place, lng),
    $narrow: narrow,
    ...(here && { 'aria-current': page === place ? ('page' as const) : ('true' as const) }),
  };
  if (!narrow) {
    return (
      <Item {...link} onPointerEnter={ahead} onFocus={ahead}>
        <Icon size={20} aria-hidden />
        {title}
      </Item>
    );
  }
  return (
    <Tooltip text={title}>
      {({ 'aria-describedby': _, onPointerEnter, onFocus, ...trigger }) => (
        <Item
          {...link}
          {...trigger}
          aria-label={title}
          onPointerEnter={(event: PointerEvent) => {
            ahead();
            onPointerEnter(event);
          }}
          onFocus={(event: FocusEvent) => {
            ahead();
            onFocus(event);
          }}
        >
          <Icon size={22} aria-hidden />
        </Item>
      )}
    </Tooltip>
  );
}

/** The sider's box: 200 px open, 80 px collapsed (spec §2). */
export const SiderBox = styled.aside<{ $collapsed: boolean }>`
  position: sticky;
  top: 60px;
  /*
   * Painted after the page: the browser cannot tell that what sticks lies over nothing, and would give each part of
   * the page painted after it a layer of its own (34 instead of 11 with a full week).
   */
  z-index: 1;
  align-self: start;
  flex: none;
  width: ${(props) => (props.$collapsed ? SIDER_WIDTH.collapsed : SIDER_WIDTH.open)}px;
  height: calc(100dvh - 60px);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  background: ${color('raised')};
  border-right: 1px solid ${color('line')};
  ${OFF_PAPER}
`;
