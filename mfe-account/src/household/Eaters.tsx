import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, Card, color, EmptyState, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { EaterCard } from './EaterCard';
import type { Eater } from './household.queries';

const Section = styled.section`
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  > p {
    max-width: 68ch;
    margin: ${space(1)} 0 ${space(4)};
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Inviting = styled(Card)`
  border-style: dashed;
  background: none;
`;

/** Eaters without an account, and what they are for. */
export function Eaters(props: {
  eaters: readonly Eater[];
  lng: Language;
  /** Whether the reader may change them. */
  plans: boolean;
  removing: boolean;
  onAdd: () => void;
  onChange: (eater: Eater) => void;
  onRemove: (eater: Eater) => void;
}) {
  const { t } = useTexts('account');
  const { eaters } = props;
  return (
    <Section>
      <h2>{t('household.eaters')}</h2>
      <p>{t('household.eatersText')}</p>
      {eaters.length === 0 ? (
        <Inviting as="div">
          <EmptyState
            picture="🧒"
            title={t('household.none.title')}
            text={t('household.none.text')}
            {...(props.plans && {
              action: <Button onClick={props.onAdd}>{t('household.add')}</Button>,
            })}
          />
        </Inviting>
      ) : (
        <Grid aria-label={t('household.eaters')}>
          {eaters.map((eater) => (
            <li key={eater.id}>
              <EaterCard
                eater={eater}
                lng={props.lng}
                plans={props.plans}
                busy={props.removing}
                onChange={() => props.onChange(eater)}
                onRemove={() => props.onRemove(eater)}
              />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
