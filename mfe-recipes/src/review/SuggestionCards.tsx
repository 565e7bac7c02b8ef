import type { Language } from '@sytno/domain';
import { formatKcal, formatNumber, useTexts } from '@sytno/kit';
import { Chip, color, DishPicture, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import type { Suggestion } from '../admin/admin.queries';

const Frame = styled.section`
  margin-bottom: ${space(4)};
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.section};
  }
  > p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-auto-columns: minmax(184px, 1fr);
  grid-auto-flow: column;
  gap: ${space(3)};
  margin: 0;
  padding: 2px 2px ${space(3)};
  overflow-x: auto;
  list-style: none;
`;

const Body = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(1)} ${space(3)};
    align-content: start;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    text-align: right;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
  b {
    font: ${TYPE.strong};
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** As sure as a line is joined unasked. */
const SURE = 0.5;
const KEYS = ['protein', 'fat', 'carbs', 'fiber'] as const;

/** Foods that are like the one in question, side by side, each with what can be done with it at a press. */
export function SuggestionCards(props: {
  suggestions: readonly Suggestion[];
  actions: readonly { words: string; act: (suggestion: Suggestion) => void }[];
  lng: Language;
}) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { suggestions, actions, lng } = props;
  return (
    <Frame aria-labelledby="similar">
      <h3 id="similar">{t('similar.title')}</h3>
      {suggestions.length === 0 ? (
        <p>{t('similar.none')}</p>
      ) : (
        <Cards aria-labelledby="similar">
          {suggestions.map((suggestion) => {
            const { id, names, icon, tint, per100g, confidence } = suggestion;
            return (
              <Body key={id}>
                <Head>
                  <DishPicture picture={{ icons: [icon], tint }} size={40} />
                  <b>{names[lng]}</b>
                  {confidence >= SURE && <Chip tone="dill">{t('similar.sure')}</Chip>}
                </Head>
                {per100g ? (
                  <dl>
                    <dt>{t('nutrients.kcal')}</dt>
                    <dd>{formatKcal(per100g.kcal, lng)}</dd>
                    {KEYS.map((key) => (
                      <div key={key} style={{ display: 'contents' }}>
                        <dt>{t(`nutrients.${key}`)}</dt>
                        <dd>{per100g[key] === null ? '–' : formatNumber(per100g[key], lng, 1)}</dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  <p>{t('foods.noNumbers')}</p>
                )}
                <Buttons>
                  {actions.map(({ words, act }) => (
                    <QuietButton
                      key={words}
                      aria-label={`${words}: ${names[lng]}`}
                      onClick={() => act(suggestion)}
                    >
                      {words}
                    </QuietButton>
                  ))}
                </Buttons>
              </Body>
            );
          })}
        </Cards>
      )}
    </Frame>
  );
}
