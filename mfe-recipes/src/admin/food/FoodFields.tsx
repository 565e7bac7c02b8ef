import { useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Tables } from '../admin.queries';
import { DietPart } from './DietPart';
import { draftDoubts } from './food-draft';
import { MeasuresPart } from './MeasuresPart';
import { MorePart } from './MorePart';
import { NamesPart } from './NamesPart';
import { NutrientsPart } from './NutrientsPart';
import type { PartProps } from './food-parts';
import { ShopPart } from './ShopPart';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const More = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  > summary {
    min-height: 44px;
    padding: ${space(3)} ${space(5)};
    border-radius: ${RADIUS.card};
    font: ${TYPE.section};
    cursor: pointer;
  }
  > div {
    padding: ${space(2)} ${space(5)} ${space(5)};
  }
`;

/** All that can be written of a food, the most needed first; doubts stand where they are about. */
export function FoodFields(props: Omit<PartProps, 'doubts'> & { tables: Tables }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { tables, ...own } = props;
  const part: PartProps = { ...own, doubts: draftDoubts(props.draft) };
  return (
    <Parts>
      <NamesPart {...part} />
      <NutrientsPart {...part} />
      <MeasuresPart {...part} />
      <ShopPart {...part} aisles={tables.aisles} />
      <DietPart {...part} />
      <More open={OPENING.some((field) => field in props.faults)}>
        <summary>{t('food.more')}</summary>
        <MorePart {...part} icons={tables.icons} />
      </More>
    </Parts>
  );
}

/** Fields that are out of sight until something is wrong with them. */
const OPENING = ['icon', 'tint', 'boughtAs', 'season', 'packs'];
