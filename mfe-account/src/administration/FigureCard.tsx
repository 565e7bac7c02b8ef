import type { Language } from '@sytno/domain';
import { formatDay, formatNumber, useTexts } from '@sytno/kit';
import { Card, color, space, Table, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';

const Paper = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.strong};
  }
  summary {
    min-height: 44px;
    padding: ${space(3)} 0;
    color: ${color('quiet')};
    cursor: pointer;
  }
`;

const Sum = styled.p`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 72px;
  border-bottom: 1px solid ${color('line')};
  i {
    flex: 1 1 0;
    min-height: 1px;
    border-radius: 2px 2px 0 0;
    background: ${color('beet')};
  }
`;

interface FigureProps {
  name: string;
  days: readonly { readonly day: string; readonly count: number }[];
  lng: Language;
}

/** One figure by day: small bars for the eye, the same as a table. */
export function FigureCard({ name, days, lng }: FigureProps) {
  const { t } = useTexts(DESK_TEXTS);
  const most = Math.max(0, ...days.map(({ count }) => count));
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <Paper as="article">
      <h3>{name}</h3>
      <Bars aria-hidden>
        {days.map(({ day, count }) => (
          <i key={day} style={{ height: `${String(most === 0 ? 0 : (count / most) * 100)}%` }} />
        ))}
      </Bars>
      <Sum>
        {t('desk.total', { count: sum })} · {t('desk.most', { count: most })}
      </Sum>
      <details>
        <summary>{t('desk.table')}</summary>
        <Table
          caption={t('desk.perDay', { name })}
          captionHidden
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', label: t('desk.day'), cell: ({ day }) => formatDay(day, lng) },
            {
              key: 'count',
              label: t('desk.count'),
              numeric: true,
              cell: ({ count }) => formatNumber(count, lng),
            },
          ]}
        />
      </details>
    </Paper>
  );
}
