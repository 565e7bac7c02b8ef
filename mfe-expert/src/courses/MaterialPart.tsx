import type { Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { Card, Chip, color, EmptyState, QueryView, Skeleton, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from './course-texts';
import { materialQuery, type Material } from './courses.queries';
import { WeekShown } from './WeekShown';

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(8)};
  > h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Bar = styled.div`
  max-width: 420px;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
`;

const Coming = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  color: ${color('quiet')};
  overflow-wrap: anywhere;
`;

/** What is in a course: the weeks that are open with lesson, tasks and menu, and when the others open. */
export function MaterialPart({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const query = useQuery(materialQuery(useApi(), id, lng));
  return (
    <Frame aria-label={t('material.title')} id="material">
      <h2>{t('material.title')}</h2>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {(material) => <Weeks material={material} lng={lng} />}
      </QueryView>
    </Frame>
  );
}

function Weeks({ material, lng }: { material: Material; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { weeks, progress, preview } = material;
  const open = weeks.filter(({ state }) => state !== 'coming');
  const shown = open.find(({ state }) => state === 'current') ?? open.at(preview ? 0 : -1);
  return (
    <>
      {preview && (
        <div>
          <Chip tone="sunflower">{t('material.preview')}</Chip>
        </div>
      )}
      {!preview && progress.tasks > 0 && (
        <Bar>
          <TargetBar
            kept
            label={t('material.progress')}
            words={t('material.progressOf', { done: progress.done, tasks: progress.tasks })}
            share={progress.done / progress.tasks}
            role="dill"
          />
        </Bar>
      )}
      {open.length === 0 && (
        <EmptyState
          picture="📅"
          title={t('material.notYet')}
          text={t('material.opens', { day: formatDay(weeks[0]?.opensOn ?? '', lng) })}
        />
      )}
      {weeks.map((week) =>
        week.state === 'coming' ? (
          <Coming key={week.week} as="section" aria-label={t('week.number', { number: week.week })}>
            <b>{[t('week.number', { number: week.week }), week.title].filter(Boolean).join(' · ')}</b>
            <Quiet>{t('material.opens', { day: formatDay(week.opensOn, lng) })}</Quiet>
          </Coming>
        ) : (
          <WeekShown key={week.week} week={week} open={week === shown} preview={preview} lng={lng} />
        ),
      )}
    </>
  );
}
