import type { Day, Language } from '@sytno/domain';
import { formatDays, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { PageFrame, QueryView, QuietButton, QuietButtonLink, Skeleton } from '@sytno/kit/ui';
import { useState } from 'react';
import { Compare } from './Compare';
import { Filling } from './Filling';
import { useGeneration, useGenerator } from './generator.queries';
import { Proposal } from './Proposal';
import { SetUp } from './SetUp';
import { Stack, Trouble } from './parts';
import { GENERATOR_TEXTS } from './words';

/** Makes a plan: what is asked, how it fills, what is proposed. `from` is the first day unless told otherwise. */
export function GeneratePage({ from, lng }: { from: Day; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const query = useGeneration(lng);
  const generator = useGenerator(lng);
  const [others, setOthers] = useState<string>();
  const run = query.data?.generation ?? null;
  const shown = run && run.id !== others ? run : null;
  const lead = shown && shown.candidates.length > 0 ? formatDays(shown.from, shown.to, lng) : '';
  return (
    <PageFrame
      title={t('title')}
      {...(lead && { lead })}
      action={
        <QuietButtonLink to={pathTo('mealplans', lng, {}, { date: shown?.from ?? from })}>
          {t('back')}
        </QuietButtonLink>
      }
    >
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {() => {
          if (shown?.status === 'working') {
            return (
              <>
                {query.isError && <Trouble title={t('trouble.stale')} />}
                <Filling
                  run={shown}
                  busy={generator.cancel.isPending}
                  lng={lng}
                  onCancel={() => generator.cancel.mutate(shown.id)}
                />
              </>
            );
          }
          if (shown?.candidates.length === 2) return <Compare run={shown} generator={generator} lng={lng} />;
          if (shown?.candidates.length === 1) {
            return (
              <Proposal
                key={shown.id}
                run={shown}
                generator={generator}
                lng={lng}
                onOther={() => setOthers(shown.id)}
              />
            );
          }
          return (
            <Stack>
              {shown && (
                <Trouble
                  title={t(shown.status === 'lost' ? 'trouble.lost' : 'trouble.failed')}
                  text={t(shown.status === 'lost' ? 'trouble.lostText' : 'trouble.failedText')}
                />
              )}
              {run && !shown && (
                <div>
                  <QuietButton onClick={() => setOthers(undefined)}>{t('proposal.show')}</QuietButton>
                </div>
              )}
              <SetUp
                from={from}
                busy={generator.start.isPending}
                lng={lng}
                onStart={(wanted) => generator.start.mutate(wanted)}
              />
            </Stack>
          );
        }}
      </QueryView>
    </PageFrame>
  );
}
