import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, space, TextLink, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** The questions in their order; those with a link lead to the agreement. */
const QUESTIONS = [
  ['trial', false],
  ['end', false],
  ['household', false],
  ['change', false],
  ['payment', true],
  ['refund', true],
] as const;

const Frame = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font: ${TYPE.section};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
    gap: ${space(5)} ${space(10)};
  }
  h3 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.strong};
  }
  p {
    max-width: 64ch;
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

/** Short answers to what people ask before they pay. */
export function Questions({ days, lng }: { days: number; lng: Language }) {
  const { t } = useTexts('account');
  return (
    <Frame aria-labelledby="questions">
      <h2 id="questions">{t('price.questions.title')}</h2>
      <div>
        {QUESTIONS.map(([name, linked]) => (
          <div key={name}>
            <h3>{t(`price.questions.${name}.ask`)}</h3>
            <p>
              {t(`price.questions.${name}.answer`, { count: days })}{' '}
              {linked && (
                <TextLink to={`${pathTo('oferta', lng)}#payment`}>{t('price.questions.oferta')}</TextLink>
              )}
            </p>
          </div>
        ))}
      </div>
    </Frame>
  );
}
