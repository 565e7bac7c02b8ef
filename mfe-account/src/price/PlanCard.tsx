import type { Language } from '@sytno/domain';
import { formatMoney, useTexts } from '@sytno/kit';
import { ButtonLink, Card, Chip, color, QuietButtonLink, space, TYPE, upTo } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { featureWords, FEATURE_NAMES, includes, LEVELS, type Level } from '../subscription/rights';
import type { PeriodPrice } from './price.queries';

const Paper = styled(Card)<{ $lifted: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(6)};
  overflow-wrap: anywhere;
  ${(props) => (props.$lifted ? `border: 2px solid ${color('beet')}; box-shadow: ${color('shadow')};` : '')}
  h2,
  p {
    margin: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  h2 {
    font: ${TYPE.section};
  }
  p {
    flex-basis: 100%;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Price = styled.div`
  min-height: 104px;
  ${upTo('lg')} {
    min-height: 0;
  }
  b {
    font: ${TYPE.landing};
    font-size: 40px;
    line-height: 48px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    color: ${color('quiet')};
  }
`;

const Per = styled.span`
  color: ${color('quiet')};
`;

const Way = styled.div`
  display: grid;
  gap: ${space(2)};
  p {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-align: center;
    text-wrap: balance;
  }
`;

const Brings = styled.div`
  padding-top: ${space(4)};
  border-top: 1px solid ${color('line')};
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space(2)};
  }
  svg {
    margin-top: 1px;
    color: ${color('dill')};
  }
`;

interface PlanProps {
  level: Level;
  /** Undefined where nothing is paid. */
  price: PeriodPrice | undefined;
  currency: string;
  /** The reader's own access. */
  own: boolean;
  /** Where its button leads, and what is said below the button. */
  way: { to: string; state?: object; words: string };
  note: ReactNode;
  hideNumbers: boolean;
  lng: Language;
}

/** One plan: for whom, the price by the month with total and saving, the button, what it brings. */
export function PlanCard(props: PlanProps) {
  const { t } = useTexts('account');
  const { level, own, way } = props;
  const main = level === 'premium';
  const words = main && props.hideNumbers ? 'premiumWithout' : level;
  const Button = main ? ButtonLink : QuietButtonLink;
  const before = LEVELS[LEVELS.indexOf(level) - 1];
  const brought = FEATURE_NAMES.filter(
    (feature) => includes(level, feature) && (before === undefined || !includes(before, feature)),
  );
  return (
    <Paper $lifted={main} aria-labelledby={`plan-${level}`}>
      <Head>
        <h2 id={`plan-${level}`}>{t(`profile.levels.${level}`)}</h2>
        {own && <Chip tone="beet">{t('subscription.now')}</Chip>}
        <p>{t(`price.plans.${words}`)}</p>
      </Head>
      <PlanPrice {...props} />
      <Way>
        <Button to={way.to} state={way.state} aria-describedby={`plan-${level}`}>
          {way.words}
        </Button>
        {props.note && <p>{props.note}</p>}
      </Way>
      <Brings>
        <h3>{before ? t('price.and', { plan: t(`profile.levels.${before}`) }) : t('price.brings')}</h3>
        <ul>
          {brought.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              <span>{t(featureWords(feature, props.hideNumbers))}</span>
            </li>
          ))}
        </ul>
      </Brings>
    </Paper>
  );
}

function PlanPrice({ price, currency, lng }: PlanProps) {
  const { t } = useTexts('account');
  const sum = (minor: number) => formatMoney(minor, currency, lng);
  if (!price) {
    return (
      <Price>
        <b>{sum(0)}</b>
        <p>{t('price.forever')}</p>
      </Price>
    );
  }
  return (
    <Price aria-live="polite">
      <b>{sum(price.perMonth)}</b> <Per>{t('price.perMonth')}</Per>
      <p>
        {t('price.total', { sum: sum(price.total), count: price.months })}
        {price.saved > 0 && <Chip tone="dill">{t('price.saved', { sum: sum(price.saved) })}</Chip>}
      </p>
    </Price>
  );
}
