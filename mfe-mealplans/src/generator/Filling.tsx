import type { Language } from '@sytno/domain';
import { formatDay, KIT_TEXTS, useTexts } from '@sytno/kit';
import { Card, color, DishPicture, moves, Progress, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { keyframes, styled } from 'styled-components';
import type { Generation } from './generator.queries';
import { Stack } from './parts';
import { GENERATOR_TEXTS } from './words';

const Work = styled(Card)`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

const Table = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${space(2)};
    justify-items: center;
    align-content: start;
    padding: ${space(3)} ${space(2)};
    border: 1px solid ${color('line')};
    border-radius: ${RADIUS.card};
    font: ${TYPE.quiet};
  }
`;

const appear = keyframes`from { opacity: 0; transform: scale(0.7); }`;

const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px dashed ${color('border')};
  border-radius: ${RADIUS.full};
  &[data-filled] {
    border-color: transparent;
    animation: ${appear} 0s ease-out;
    ${moves('animation-duration: 180ms;')}
  }
`;

/** A plan while it is made: who is before, how far it is, and the plates that have a dish already. */
export function Filling(props: { run: Generation; busy: boolean; lng: Language; onCancel: () => void }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { run, lng } = props;
  const { filling, waiting, share } = run;
  const filled = filling.filter(({ dish }) => dish !== null).length;
  const days = [...new Set(filling.map(({ date }) => date))].sort();
  const label = waiting > 0 ? t('working.waiting', { count: waiting }) : t('working.label');
  return (
    <Stack aria-busy>
      <Work>
        <Progress label={label} {...(waiting === 0 && share > 0 && { value: share })} />
        <QuietButton busy={props.busy} onClick={props.onCancel}>
          {kit('parts.cancel')}
        </QuietButton>
      </Work>
      {filling.length > 0 && (
        <>
          <p role="status">{t('working.filled', { filled, all: filling.length })}</p>
          <Table aria-label={t('working.title')}>
            {days.map((day) => (
              <li key={day}>
                <b>{formatDay(day, lng, 'weekday')}</b>
                {filling
                  .filter(({ date }) => date === day)
                  .map(({ id, dish }) => (
                    <Plate key={`${id} ${dish?.recipeId ?? ''}`} {...(dish && { 'data-filled': '' })}>
                      {dish && <DishPicture picture={dish.picture} label={dish.name} size={44} />}
                    </Plate>
                  ))}
              </li>
            ))}
          </Table>
        </>
      )}
    </Stack>
  );
}
