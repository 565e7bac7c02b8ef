import { useTexts } from '@sytno/kit';
import { Card, Chip, color, Hidden, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { featureWords, GROUP_NAMES, GROUPS, includes, LEVELS, type Feature, type Level } from './rights';

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
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    width: 92px;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
    vertical-align: bottom;
    ${upTo('sm')} {
      width: 70px;
      padding-inline: 0;
      font-size: 12px;
      overflow-wrap: anywhere;
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
  tbody th[scope='rowgroup'] {
    padding-top: ${space(6)};
    font: ${TYPE.strong};
  }
  [data-own] {
    background: ${color('beet-tint')};
    color: ${color('text')};
  }
`;

const Mark = styled.span<{ $has: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 24px;
  vertical-align: middle;
  color: ${(props) => color(props.$has ? 'dill' : 'faint')};
  font: ${TYPE.quiet};
  ${upTo('sm')} {
    flex-direction: column;
    gap: 0;
  }
`;

/** What each access includes, out of the product's one table of rights; the reader's own is marked. */
export function RightsTable({ own, hideNumbers }: { own: Level | undefined; hideNumbers: boolean }) {
  const { t } = useTexts('account');
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
                <div>{level === 'free' ? t('subscription.free') : t(`profile.levels.${level}`)}</div>
              </th>
            ))}
          </tr>
        </thead>
        {GROUP_NAMES.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={LEVELS.length + 1}>
                {t(`subscription.groups.${group}`)}
              </th>
            </tr>
            {GROUPS[group].map((feature) => (
              <FeatureRow key={feature} feature={feature} own={own} hideNumbers={hideNumbers} />
            ))}
          </tbody>
        ))}
      </Sheet>
    </Frame>
  );
}

function FeatureRow(props: { feature: Feature; own: Level | undefined; hideNumbers: boolean }) {
  const { t } = useTexts('account');
  const { feature, own } = props;
  return (
    <tr>
      <th scope="row">{t(featureWords(feature, props.hideNumbers))}</th>
      {LEVELS.map((level) => {
        const has = includes(level, feature);
        return (
          <td key={level} data-own={level === own || undefined}>
            <Mark $has={has}>
              <Icon name={has ? 'check' : 'none'} size={18} />
              {t(has ? 'subscription.yes' : 'subscription.no')}
            </Mark>
          </td>
        );
      })}
    </tr>
  );
}
