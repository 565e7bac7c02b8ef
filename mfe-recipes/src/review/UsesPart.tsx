import type { Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import type { OpenedProposal } from '../admin/admin.queries';

const Paper = styled(Card)`
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.section};
  }
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding: ${space(2)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  a {
    color: ${color('beet')};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** So many are seen at once. */
const FIRST = 6;

/** Which recipes have the food, how much of it, and how many plans wait for each. */
export function UsesPart({ proposal, lng }: { proposal: OpenedProposal; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { uses } = proposal;
  return (
    <Paper as="section">
      <h3>{t('uses.title')}</h3>
      {uses.length === 0 ? (
        <p>{t('uses.none')}</p>
      ) : (
        <>
          <UseList uses={uses.slice(0, FIRST)} lng={lng} />
          {uses.length > FIRST && (
            <details>
              <summary>{t('uses.others', { count: uses.length - FIRST })}</summary>
              <UseList uses={uses.slice(FIRST)} lng={lng} />
            </details>
          )}
        </>
      )}
    </Paper>
  );
}

function UseList({ uses, lng }: { uses: OpenedProposal['uses']; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  return (
    <ul aria-label={t('uses.title')}>
      {uses.map((use, at) => {
        const { recipeId, number, name, readable, composition, planned } = use;
        const { quantity, quantityTo, unit, comment } = use;
        return (
          <li key={`${recipeId} ${String(at)}`}>
            {readable ? (
              <Link to={pathTo('recipe', lng, { id: recipeId })}>{name}</Link>
            ) : (
              <span>{t('preview.private', { number })}</span>
            )}
            {composition && <Chip>{t('uses.composition')}</Chip>}
            {quantity !== null && (
              <b>{formatAmount(kit, lng, { low: quantity, high: quantityTo ?? quantity, unit })}</b>
            )}
            {comment && <span>{comment}</span>}
            {planned > 0 && <Chip tone="beet">{t('count.planned', { count: planned })}</Chip>}
          </li>
        );
      })}
    </ul>
  );
}
