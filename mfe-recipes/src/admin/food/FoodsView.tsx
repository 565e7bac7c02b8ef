import type { Language } from '@sytno/domain';
import { formatKcal, formatNumber, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  Chip,
  color,
  DishPicture,
  eases,
  EmptyState,
  Field,
  Pager,
  QueryView,
  SelectField,
  Skeleton,
  space,
  ToggleChip,
  TYPE,
  upTo,
  useSearchWords,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { foodsQuery, ROWS_A_PAGE, tablesQuery, type FoodCard } from '../admin.queries';
import type { Place } from '../use-place';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 240px) auto auto;
  gap: ${space(3)};
  align-items: end;
  margin-bottom: ${space(4)};
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${upTo('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: 12px;
  background: ${color('raised')};
  color: ${color('text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${eases('border-color')}
  &:hover {
    border-color: ${color('border')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > :last-child {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export type FoodsPlace = Place<'table' | 'food' | 'search' | 'aisle' | 'bare'>;

/** The catalogue's ingredients, to be searched and opened. */
export function FoodsView({ place, lng }: { place: FoodsPlace; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const { search, aisle, bare } = place.at;
  const words = useSearchWords<HTMLUListElement>(search, (next) =>
    place.go({ search: next, page: 1 }, { replace: true }),
  );
  const query = useQuery(foodsQuery(api, { search, aisle, bare: bare !== '', page: place.page }, lng));
  const { data: tables } = useQuery(tablesQuery(api));
  return (
    <>
      <Bar>
        <Field
          type="search"
          label={t('foods.search')}
          labelHidden
          placeholder={t('foods.search')}
          maxLength={80}
          autoComplete="off"
          before={<Icon name="search" />}
          {...words.field}
        />
        <SelectField
          label={t('food.aisle')}
          labelHidden
          value={aisle}
          options={[
            { value: '', label: t('foods.allAisles') },
            ...(tables?.aisles ?? []).map(({ id, names }) => ({ value: id, label: names[lng] })),
          ]}
          onChange={({ target }) => place.go({ aisle: target.value, page: 1 })}
        />
        <ToggleChip on={bare !== ''} onToggle={(on) => place.go({ bare: on ? 'yes' : '', page: 1 })}>
          {t('foods.bare')}
        </ToggleChip>
        <Button onClick={() => place.go({ food: 'new' })}>
          <Icon name="plus" />
          {t('foods.add')}
        </Button>
      </Bar>
      <QueryView query={query} skeleton={<Skeleton $height={560} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState role="status" picture="🔎" title={t('foods.none')} text={t('foods.noneText')} />
          ) : (
            <>
              <p>{t('foods.count', { count })}</p>
              <Rows {...words.rows} aria-label={t('tabs.foods')}>
                {items.map((food) => (
                  <li key={food.id}>
                    <FoodRow food={food} words={words.words} place={place} lng={lng} />
                  </li>
                ))}
              </Rows>
              <Pager
                page={place.page}
                pages={Math.max(place.page, Math.ceil(count / ROWS_A_PAGE))}
                onPage={(page) => place.go({ page })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function FoodRow(props: {
  food: FoodCard;
  /** What is looked for, also when the address does not say so yet. */
  words: string;
  place: FoodsPlace;
  lng: Language;
}) {
  const { food, words, place, lng } = props;
  const { t } = useTexts(ADMIN_TEXTS);
  const { id, names, icon, tint, aisleName, per100g, recipes } = food;
  return (
    <Row to={`${pathTo('adminCatalogue', lng)}${place.queryOf({ search: words.trim(), food: id })}`}>
      <DishPicture picture={{ icons: [icon], tint }} size={48} />
      <span>
        <b>{names[lng]}</b>
        <small>{aisleName}</small>
      </span>
      <span>
        {per100g ? (
          `${formatKcal(per100g.kcal, lng)} ${t('units.kcal')}`
        ) : (
          <Chip tone="sunflower">{t('foods.noNumbers')}</Chip>
        )}
        <br />
        <small>{t('count.recipesShort', { count: recipes, shown: formatNumber(recipes, lng) })}</small>
      </span>
    </Row>
  );
}
