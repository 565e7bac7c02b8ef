import type { Access } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, Chip, color, Hidden, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { columnOf, FEATURE_NAMES, includes, LEVELS } from './rights';

const Frame = styled(Card)`
  padding-bottom: ${space(3)};
  h2 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.section};
  }
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color('line')};
    text-align: center;
    vertical-align: middle;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    width: 92px;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
    vertical-align: bottom;
    ${upTo('sm')} {
      width: 62px;
      padding-inline: 2px;
      font-size: 12px;
    }
  }
  tr > :first-child {
    width: auto;
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }
  tbody th {
    font: ${TYPE.body};
  }
  [data-own] {
    background: ${color('beet-tint')};
    color: ${color('text')};
  }
`;

const Mark = styled.span<{ $has: boolean }>`
  display: inline-grid;
  place-items: center;
  min-height: 24px;
  color: ${(props) => color(props.$has ? 'dill' : 'faint')};
`;

/** What each access includes, out of the product's one table of rights; the reader's own is marked. */
export function RightsTable(props: { access: Access; hideNumbers: boolean }) {
  const { t } = useTexts('account');
  const own = columnOf(props.access);
  const words = (feature: string) =>
    t(`subscription.rights.${feature === 'limits' && props.hideNumbers ? 'limitsWithout' : feature}`);
  return (
    <Frame>
      <h2 id="rights">{t('subscription.compare')}</h2>
      <Sheet aria-labelledby="rights">
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{t('subscription.what')}</Hidden>
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col" data-own={level === own || undefined}>
                {level === own && <Chip tone="beet">{t('subscription.now')}</Chip>}
                <div>{t(`profile.levels.${level}`)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FEATURE_NAMES.map((feature) => (
            <tr key={feature}>
              <th scope="row">{words(feature)}</th>
              {LEVELS.map((level) => {
                const has = includes(level, feature);
                return (
                  <td key={level} data-own={level === own || undefined}>
                    <Mark $has={has}>
                      {has ? <Icon name="check" /> : <span aria-hidden>–</span>}
                      <Hidden>{t(has ? 'subscription.yes' : 'subscription.no')}</Hidden>
                    </Mark>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Frame>
  );
}
