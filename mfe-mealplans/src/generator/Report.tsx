import { reaches, type Language } from '@sytno/domain';
import { profileAtom, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, RADIUS, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { Candidate, Generation } from './generator.queries';
import { Quiet } from './parts';
import { useReportWords } from './report-words';
import { GENERATOR_TEXTS } from './words';

const Part = styled.section`
  display: grid;
  gap: ${space(2)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding-left: ${space(5)};
  }
`;

const Changes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(2)};
`;

const Way = styled.button.attrs({ type: 'button' })`
  display: grid;
  gap: 2px;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.strong};
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color('sunken')};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const MOST = 5;

/** Why days are not on target, what cannot be had together, and which smaller demands would help. */
export function Report(props: {
  run: Generation;
  candidate: Candidate;
  busy: boolean;
  lng: Language;
  onRelax: (relaxation: number) => void;
}) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { run, candidate, lng, busy } = props;
  const words = useReportWords(run, lng);
  const { access } = useAtomValue(profileAtom);
  const contradictions = [...new Set(candidate.contradictions.map(words.contradiction))];
  const bounds = [...new Set(candidate.bounds.map(words.bound))];
  const helps = candidate.relaxations
    .map((relaxation, place) => ({ relaxation, place }))
    .filter(({ relaxation }) => words.speaks(relaxation.change));
  const missed = candidate.days.some(({ met }) => !met);
  return (
    <>
      {contradictions.length > 0 && (
        <Part>
          <h3>{t('report.impossible')}</h3>
          <ul>
            {contradictions.slice(0, MOST).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
      )}
      {bounds.length > 0 && (
        <Part>
          <h3>{t('report.binds')}</h3>
          <ul>
            {bounds.slice(0, MOST).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
      )}
      {helps.length > 0 && (
        <Part>
          <h3>{t('report.helps')}</h3>
          <Changes>
            {helps.map(({ relaxation, place }) => (
              <Way
                key={place}
                aria-disabled={busy || undefined}
                onClick={() => {
                  if (!busy) props.onRelax(place);
                }}
              >
                {words.change(relaxation.change)}
                <small>{words.effect(relaxation)}</small>
              </Way>
            ))}
          </Changes>
        </Part>
      )}
      {missed && !reaches(access, 'premium') && (
        <Quiet>
          {t('report.helpsPremium')} <TextLink to={pathTo('price', lng)}>{t('setUp.longWay')}</TextLink>
        </Quiet>
      )}
    </>
  );
}
