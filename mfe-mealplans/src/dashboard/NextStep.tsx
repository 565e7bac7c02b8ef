import { addDays, type Day, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, Card, color, OFF_PAPER, QuietButtonLink, space, TYPE } from '@sytno/kit/ui';
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
    margin: 0 0 ${space(1)};
    color: ${color('quiet')};
  }
  ${OFF_PAPER}
`;

/** What to do next while dishes are planned: fill what is empty, and build the list of the week. */
export function NextStep({ from, missing, lng }: { from: Day; missing: number; lng: Language }) {
  const { t } = useTexts('mealplans');
  return (
    <Frame>
      <h2>{t('dashboard.next.title')}</h2>
      {missing > 0 && (
        <>
          <p>{t('dashboard.next.missing', { count: missing })}</p>
          <QuietButtonLink to={pathTo('mealplans', lng)}>{t('dashboard.next.fill')}</QuietButtonLink>
        </>
      )}
      <p>{t('dashboard.next.list.text')}</p>
      <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1', from, to: addDays(from, 6) })}>
        {t('dashboard.next.list.action')}
      </ButtonLink>
    </Frame>
  );
}
