import { addDays, type Day, type Language } from '@sytno/domain';
import {
  formatDay,
  formatDays,
  formatKcal,
  numbersHiddenAtom,
  useApi,
  useTexts,
  weekdayNames,
} from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  color,
  QueryView,
  QuietButtonLink,
  Skeleton,
  space,
  TextLink,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from './course-texts';
import { menuQuery } from './courses.queries';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(3)};
  h3 {
    margin: 0;
  }
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color('line')};
  }
  > li > ul {
    flex: 1;
    align-content: start;
  }
  h4 {
    margin: 0;
    font: ${TYPE.strong};
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

const Dishes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(3)};
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Take = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** The ready menu of a week, taken whole, by day or by dish on the template's own page. */
export function WeekMenu(props: { templateId: string; from: Day; preview: boolean; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { templateId, from, preview, lng } = props;
  const hidden = useAtomValue(numbersHiddenAtom);
  const query = useQuery(menuQuery(useApi(), templateId, lng));
  const names = weekdayNames(lng, 'long');
  // Who looks at it before it opens takes nothing: the board shows it as it is.
  const way = (take: string) => pathTo('template', lng, { id: templateId }, preview ? {} : { take, from });
  return (
    <div>
      <Head>
        <h3>{t('menu.title')}</h3>
        {preview ? (
          <QuietButtonLink to={way('')}>{t('menu.board')}</QuietButtonLink>
        ) : (
          <ButtonLink to={way('all')}>{t('menu.take')}</ButtonLink>
        )}
      </Head>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ items, dishes, uses, missing }) => {
          const known = new Map(dishes.map((dish) => [dish.recipeId, dish]));
          return (
            <>
              {uses.map((use) => (
                <Quiet key={use.id}>
                  <TextLink as={Link} to={pathTo('mealplans', lng, {}, { date: use.from })}>
                    {t('menu.lies', { days: formatDays(use.from, use.to, lng) })}
                  </TextLink>
                </Quiet>
              ))}
              {missing > 0 && <Quiet>{t('menu.missing', { count: missing })}</Quiet>}
              <Days>
                {names.map((name, number) => {
                  const own = items.filter(({ weekday }) => weekday === number + 1);
                  if (own.length === 0) return null;
                  const kcal = own.reduce((sum, { recipeId, grams }) => {
                    const dish = known.get(recipeId);
                    if (!dish) return sum;
                    const share = grams === null || dish.servingWeight === 0 ? 1 : grams / dish.servingWeight;
                    return sum + dish.perServing.kcal * share;
                  }, 0);
                  return (
                    <li key={name}>
                      <h4>{preview ? name : `${name}, ${formatDay(addDays(from, number), lng)}`}</h4>
                      {!hidden && <Quiet>{t('menu.kcal', { kcal: formatKcal(kcal, lng) })}</Quiet>}
                      <Dishes>
                        {own.map(({ mealType, recipeId, week, weekday }, at) => {
                          const dish = known.get(recipeId);
                          if (!dish) return null;
                          return (
                            <li key={at}>
                              <span>
                                <small>{t(`meals.${mealType}`)}</small>
                                <TextLink as={Link} to={pathTo('recipe', lng, { id: recipeId })}>
                                  {dish.recipeName}
                                </TextLink>
                              </span>
                              {!preview && (
                                <Take
                                  as={Link}
                                  to={way([week, weekday, mealType, recipeId].join('.'))}
                                  aria-label={t('menu.takeDish', { name: dish.recipeName })}
                                >
                                  {t('menu.takeOne')}
                                </Take>
                              )}
                            </li>
                          );
                        })}
                      </Dishes>
                      {!preview && (
                        <QuietButtonLink to={way(`1.${String(number + 1)}`)}>
                          {t('menu.takeDay')}
                        </QuietButtonLink>
                      )}
                    </li>
                  );
                })}
              </Days>
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
