import { PERIOD_DAYS, PERIODS, switchDays, type Language } from '@sytno/domain';
import { currencySign, useApi, useTexts, useUser } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Chip, color, Hidden, OFF_PAPER, QueryView, Skeleton, space, TYPE, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { currencyName } from '../profile/countries';
import { profileQuery } from '../profile/profile.queries';
import { columnOf, LEVELS, type Level } from '../subscription/rights';
import { RightsTable } from '../subscription/RightsTable';
import { firstCurrency } from './currency';
import { PlanCard } from './PlanCard';
import { pricesQuery, type CurrencyPrices, type Prices } from './price.queries';
import { Questions } from './Questions';
import { Segments } from './Segments';

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  width: 100%;
  max-width: 1080px;
  margin: ${space(6)} auto ${space(4)};
  ${upTo('md')} {
    gap: ${space(10)};
    margin-top: 0;
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
  h1 {
    max-width: 20ch;
    margin: 0;
    font: ${TYPE.landing};
    letter-spacing: -0.02em;
    text-wrap: balance;
    ${upTo('sm')} {
      font-size: 32px;
      line-height: 40px;
    }
  }
  p {
    max-width: 56ch;
    margin: 0;
    color: ${color('quiet')};
    font-size: 17px;
    line-height: 26px;
    text-wrap: pretty;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
  ${OFF_PAPER}
`;

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    max-width: 560px;
    margin-inline: auto;
  }
`;

/** What the plans cost and bring: a page for everybody, signed in or not. */
export function PricePage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(pricesQuery(useApi()));
  return (
    <Frame>
      <Head>
        <h1 tabIndex={-1} data-page-title>
          {t('price.title')}
        </h1>
        <p>{t('price.lead')}</p>
      </Head>
      <QueryView query={query} skeleton={<PriceShape />}>
        {(prices) => <Offer prices={prices} lng={lng} />}
      </QueryView>
    </Frame>
  );
}

function Offer({ prices, lng }: { prices: Prices; lng: Language }) {
  const own = useOwn();
  const choice = useChoice(prices, own.country, lng);
  const { hideNumbers } = own;
  return (
    <>
      <div>
        <OfferChoices prices={prices} choice={choice} lng={lng} />
        <Plans>
          {LEVELS.map((level) => (
            <Plan
              key={level}
              level={level}
              own={own.level === level}
              days={prices.trialDays}
              choice={choice}
              hideNumbers={hideNumbers}
              lng={lng}
            />
          ))}
        </Plans>
      </div>
      <RightsTable own={own.level} hideNumbers={hideNumbers} />
      <Questions days={prices.trialDays} lng={lng} />
    </>
  );
}

/** What is known of a signed-in reader: his access, country and wish; nothing of a visitor. */
function useOwn(): { level: Level | undefined; country: string; hideNumbers: boolean } {
  const user = useUser();
  const { data } = useQuery({ ...profileQuery(useApi()), enabled: user !== null });
  if (!user || !data) return { level: undefined, country: '', hideNumbers: false };
  const { access, countryCode, hideNumbers } = data.profile;
  return { level: columnOf(access), country: countryCode, hideNumbers };
}

interface Choice {
  prices: CurrencyPrices;
  months: number;
  change: (to: { currency?: string; months?: string }) => void;
}

/** Currency and period as the address says them; at first the reader's currency and a year. */
function useChoice({ currencies }: Prices, country: string, lng: Language): Choice {
  const [search, setSearch] = useSearchParams();
  const offered = currencies.map(({ currency }) => currency);
  const first = firstCurrency({ country, browser: navigator.languages, lng }, offered);
  const wanted = search.get('currency') ?? first;
  const prices =
    currencies.find(({ currency }) => currency === wanted) ??
    currencies.find(({ currency }) => currency === first);
  if (!prices) throw new Error('No currency is offered.');
  const asked = PERIODS.find(({ months }) => String(months) === search.get('months'));
  return {
    prices,
    months: asked?.months ?? YEAR,
    change: (to) => {
      setSearch({ ...Object.fromEntries(search), ...to }, { replace: true });
    },
  };
}

const YEAR = 12;

function OfferChoices(props: { prices: Prices; choice: Choice; lng: Language }) {
  const { t } = useTexts('account');
  const { choice, lng } = props;
  const offered = props.prices.currencies;
  return (
    <Choices>
      <Segments
        label={t('price.period')}
        value={String(choice.months)}
        onChange={(months) => choice.change({ months })}
        options={PERIODS.map(({ months, discount }) => ({
          value: String(months),
          label: (
            <>
              {t('price.months', { count: months })}
              {discount > 0 && <Chip tone="dill">{t('price.off', { percent: discount })}</Chip>}
            </>
          ),
        }))}
      />
      {offered.length > 1 && (
        <Segments
          label={t('price.currency')}
          value={choice.prices.currency}
          onChange={(currency) => choice.change({ currency })}
          options={offered.map(({ currency }) => ({
            value: currency,
            label: (
              <>
                <span aria-hidden>{`${currencySign(currency, lng)} ${currency}`}</span>
                <Hidden>{currencyName(currency, lng)}</Hidden>
              </>
            ),
          }))}
        />
      )}
    </Choices>
  );
}

/** A plan with its price in the chosen currency and period, and what the button can do today. */
function Plan(props: {
  level: Level;
  own: boolean;
  days: number;
  choice: Choice;
  hideNumbers: boolean;
  lng: Language;
}) {
  const { t } = useTexts('account');
  const { level, days, choice, lng } = props;
  const user = useUser();
  const { currency, plans } = choice.prices;
  const price = plans
    .find(({ plan }) => plan === level)
    ?.periods.find(({ months }) => months === choice.months);
  const from =
    level === 'free'
      ? pathTo('dashboard', lng)
      : `${pathTo('subscription', lng, {}, { plan: level, months: String(choice.months), currency })}#buy`;
  const way = user
    ? { to: from, words: t(level === 'free' ? 'price.ways.plan' : 'price.ways.buy') }
    : { to: pathTo('registration', lng), state: { from }, words: t('price.ways.register') };
  const notes = [
    level === 'premium' && t('price.trial', { count: days }),
    level === 'expert' && t('price.effect', { days: expertDaysOf(choice.prices) }),
    price && t('price.never'),
  ].filter(Boolean);
  return (
    <PlanCard
      level={level}
      price={price}
      currency={currency}
      own={props.own}
      way={way}
      note={notes.join(' ')}
      hideNumbers={props.hideNumbers}
      lng={lng}
    />
  );
}

/** How many days of the nutritionist's tariff a month of premium becomes. */
function expertDaysOf({ plans }: CurrencyPrices): number {
  const monthOf = (plan: Level) =>
    plans.find((one) => one.plan === plan)?.periods.find(({ months }) => months === 1)?.total ?? 1;
  const prices = { premium: monthOf('premium'), expert: monthOf('expert') };
  return switchDays(PERIOD_DAYS[1], { from: 'premium', to: 'expert', prices, rest: null }).days;
}

function PriceShape() {
  return (
    <>
      <Plans>
        {LEVELS.map((level) => (
          <Skeleton key={level} $height={480} />
        ))}
      </Plans>
      <Skeleton $height={640} />
    </>
  );
}
