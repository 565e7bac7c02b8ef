import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, OFF_PAPER, RADIUS, space, TextLink, UndoButton, type Undo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { placeDay, type MenuPlace } from './menu-place';

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 44px;
  margin-bottom: ${space(4)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('beet-tint')};
  svg {
    flex: none;
  }
  > p {
    display: flex;
    flex: 1 1 200px;
    align-items: center;
    gap: ${space(2)};
    margin: 0;
    padding: ${space(2)} 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  > button {
    margin-left: auto;
  }
  ${OFF_PAPER}
`;

/** Says which day and meal a dish is looked for, with the way back to that week and the visit's undo. */
export function PlaceBand({ place, lng, undo }: { place: MenuPlace; lng: Language; undo: Undo }) {
  const { t } = useTexts('recipes');
  const day = placeDay(place.date, lng);
  const meal = place.mealType && t(`mealTypes.${place.mealType}`).toLocaleLowerCase(lng);
  return (
    <Band>
      <p>
        <Icon name="calendar" />
        <span>{meal ? t('place.dayMeal', { day, meal }) : t('place.day', { day })}</span>
      </p>
      <TextLink to={pathTo('mealplans', lng, {}, { date: place.date })}>{t('place.back')}</TextLink>
      <UndoButton undo={undo} />
    </Band>
  );
}
