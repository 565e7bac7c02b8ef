import { addDays, dayAt, isDay, type Language } from '@sytno/domain';
import { browserTimeZone, now, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  Dialog,
  EmptyState,
  Field,
  QueryView,
  QuietButton,
  Skeleton,
  space,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LISTS_KEY, previewQuery } from '../lists/lists.queries';
import { useTellFailure } from '../lists/use-list-changes';
import { PreviewLines } from './PreviewLines';

const Range = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

/** A week from today. */
function nextWeek(): { from: string; to: string } {
  const today = dayAt(now(), browserTimeZone());
  return { from: today, to: addDays(today, 6) };
}

/** Builds a list of some days: which days, what they need, what is at home already. */
export function BuildDialog({ lng, onClose }: { lng: Language; onClose: () => void }) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const onError = useTellFailure();
  const [range, setRange] = useState(nextWeek);
  /** What the person decided against or for; everything else stays as the preview has it. */
  const [decided, setDecided] = useState<Record<string, boolean>>({});
  const usable = isDay(range.from) && isDay(range.to) && range.from <= range.to;
  const query = useQuery({ ...previewQuery(api, { ...range, language: lng }), enabled: usable });
  const lines = query.data?.lines ?? [];
  const without = lines.filter((line) => !(decided[line.key] ?? line.chosen)).map(({ key }) => key);

  const creating = useMutation({
    mutationFn: () => api.grocery.build.create({ ...range, without, language: lng }),
    onSuccess: async (list) => {
      await client.invalidateQueries({ queryKey: LISTS_KEY });
      void navigate(pathTo('groceryList', lng, { id: list.id }));
    },
    onError,
  });

  const day = (name: 'from' | 'to') => (
    <Field
      label={t(`build.${name}`)}
      type="date"
      value={range[name]}
      onChange={(event) => {
        setRange({ ...range, [name]: event.target.value });
      }}
    />
  );
  return (
    <Dialog title={t('build.title')} onClose={onClose}>
      <Range>
        {day('from')}
        {day('to')}
      </Range>
      {!usable ? (
        <p role="alert">{t('build.range')}</p>
      ) : (
        <QueryView query={query} skeleton={<Skeleton $height={240} />}>
          {(preview) =>
            preview.lines.length === 0 ? (
              <EmptyState picture="🗓️" title={t('build.emptyTitle')} text={t('build.emptyText')} />
            ) : (
              <PreviewLines
                preview={preview}
                lng={lng}
                chosen={(line) => decided[line.key] ?? line.chosen}
                onChoose={(key, chosen) => {
                  setDecided({ ...decided, [key]: chosen });
                }}
              />
            )
          }
        </QueryView>
      )}
      <Actions>
        <QuietButton onClick={onClose}>{t('list.back')}</QuietButton>
        <Button
          disabled={!usable || creating.isPending || lines.length === without.length}
          onClick={() => {
            creating.mutate();
          }}
        >
          {t('build.create')}
        </Button>
      </Actions>
    </Dialog>
  );
}
