import type { Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import { color, PageFrame, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';
import { FactorCard } from '../factor/FactorCard';
import { factorQuery } from '../factor/factor.queries';
import { overviewQuery, type Overview } from './desk.queries';
import { FigureCard } from './FigureCard';
import { QueueCards } from './QueueCards';

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  h2 + p {
    margin: -${space(2)} 0 ${space(3)};
    color: ${color('quiet')};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${space(4)};
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    font: ${TYPE.page};
    font-variant-numeric: normal;
  }
`;

const PEOPLE = ['all', 'activeDay', 'activeWeek', 'activeMonth', 'administrators', 'blocked'] as const;

/**
 * Where an administrator begins: what waits in all sections against the promised day, the service in figures, and
 * his own second step. Whoever has none yet is asked first.
 */
export function AdministrationPage({ lng }: { lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const api = useApi();
  const factor = useQuery(factorQuery(api));
  const asks = factor.data?.on === false;
  const query = useQuery({ ...overviewQuery(api), refetchInterval: 60_000 });
  return (
    <PageFrame title={t('desk.title')} lead={t('desk.lead')}>
      <Stack>
        {asks && <FactorCard lng={lng} />}
        <QueryView query={query} skeleton={<Skeleton $height={480} />}>
          {(overview) => <Desk overview={overview} lng={lng} />}
        </QueryView>
        {!asks && <FactorCard lng={lng} />}
      </Stack>
    </PageFrame>
  );
}

function Desk({ overview, lng }: { overview: Overview; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const { queues, people, figures } = overview;
  return (
    <>
      <section aria-labelledby="desk-queues">
        <h2 id="desk-queues">{t('desk.queues')}</h2>
        <QueueCards queues={queues} lng={lng} />
      </section>
      <section aria-labelledby="desk-people">
        <h2 id="desk-people">{t('desk.people')}</h2>
        <Facts>
          {PEOPLE.map((name) => (
            <div key={name}>
              <dt>{t(`desk.p.${name}`)}</dt>
              <dd>{formatNumber(people[name], lng)}</dd>
            </div>
          ))}
        </Facts>
      </section>
      <section aria-labelledby="desk-figures">
        <h2 id="desk-figures">{t('desk.figures')}</h2>
        <p>{t('desk.figuresText')}</p>
        <Grid>
          {figures.map(({ name, days }) => (
            <FigureCard key={name} name={t(`desk.f.${name}`)} days={days} lng={lng} />
          ))}
        </Grid>
      </section>
    </>
  );
}
