import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, Card, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Frame = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** What to do next: find a dish while the week is empty, otherwise build the list. */
export function NextStep({ planned, lng }: { planned: boolean; lng: Language }) {
  const { t } = useTexts('mealplans');
  const step = planned ? 'list' : 'recipe';
  return (
    <Frame>
      <h2>{t('dashboard.next.title')}</h2>
      <p>{t(`dashboard.next.${step}.text`)}</p>
      <ButtonLink to={pathTo(planned ? 'groceryLists' : 'recipes', lng)}>
        {t(`dashboard.next.${step}.action`)}
      </ButtonLink>
    </Frame>
  );
}
