import type { Language } from '@sytno/domain';
import { formatKcal, formatMoney, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, DishPicture, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Chips, StandingChip, useAuthorWords, useKindWords } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { TemplateCard } from './templates.queries';

const Frame = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(2)};
  height: 100%;
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${color('border')};
  }
  &:focus-within {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  h2 {
    margin: 0;
    font: ${TYPE.strong};
    font-size: 17px;
    line-height: 24px;
  }
`;

/** The whole card is the way to the template. */
const Way = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${RADIUS.card};
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: ${space(1)};
  min-height: 48px;
`;

const Line = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const About = styled(Line)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** One template of the list: what it is, how much a day of it has and costs, and whose it is. */
export function CardOfTemplate({ card, lng }: { card: TemplateCard; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const kind = useKindWords();
  const author = useAuthorWords();
  const { kcal, cash } = card.aDay;
  const figures = [
    hidden || card.dishes === 0 ? '' : t('card.kcal', { kcal: formatKcal(kcal, lng) }),
    cash === null ? '' : t('card.cash', { cash: formatMoney(cash.minor, cash.currency, lng) }),
  ];
  return (
    <Frame as="article">
      {card.pictures.length > 0 && (
        <Pictures aria-hidden>
          {card.pictures.map((picture, at) => (
            <DishPicture key={at} picture={picture} size={48} />
          ))}
        </Pictures>
      )}
      <h2>
        <Way to={pathTo('template', lng, { id: card.id })}>{card.name}</Way>
      </h2>
      {card.about !== '' && <About>{card.about}</About>}
      <Line>{[kind(card), t('card.dishes', { count: card.dishes })].join(' · ')}</Line>
      {figures.some(Boolean) && <Line>{figures.filter(Boolean).join(' · ')}</Line>}
      <Chips>
        <Line>{[t('number', { number: card.number }), author(card)].join(' · ')}</Line>
        <StandingChip standing={card.standing} />
      </Chips>
    </Frame>
  );
}
