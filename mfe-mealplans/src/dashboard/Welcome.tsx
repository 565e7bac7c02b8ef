import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, color, QuietButtonLink, DishPicture, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
  h2 {
    max-width: 28ch;
    margin: 0;
    font: ${TYPE.section};
    text-wrap: balance;
  }
  p {
    max-width: 46ch;
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Table = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: ${space(2)};
  > :nth-child(odd) {
    margin: ${space(6)} -${space(2)} 0;
  }
  > :nth-child(2) {
    z-index: 1;
  }
`;

const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const PLATES = [
  { icons: ['green-salad', 'tomato'], tint: '#3F7A3C' },
  { icons: ['pot-of-food'], tint: '#A3213F' },
  { icons: ['pancakes', 'blueberries'], tint: '#C98A12' },
];

/** A week without a dish is an invitation. */
export function Welcome({ lng }: { lng: Language }) {
  const { t } = useTexts('mealplans');
  return (
    <Frame>
      <Table aria-hidden>
        {PLATES.map((picture, place) => (
          <DishPicture key={picture.tint} picture={picture} size={place === 1 ? 132 : 96} />
        ))}
      </Table>
      <h2>{t('dashboard.welcome.title')}</h2>
      <p>{t('dashboard.welcome.text')}</p>
      <Doors>
        <ButtonLink to={pathTo('recipes', lng)}>{t('menu.findRecipes')}</ButtonLink>
        <QuietButtonLink to={pathTo('profile', lng)}>{t('dashboard.welcome.targets')}</QuietButtonLink>
      </Doors>
    </Frame>
  );
}
