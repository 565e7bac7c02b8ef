import type { Language } from '@sytno/domain';
import { formatDays, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Actions, ButtonLink, color, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { CloseNote, NoteAbove } from '../menu/NoteAbove';
import { useTakeOver } from './generator.queries';
import { takenAtom, type Taken } from './taken';
import { GENERATOR_TEXTS } from './words';

const Frame = styled(NoteAbove)`
  gap: ${space(3)};
  padding-right: ${space(12)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  small {
    max-width: 80ch;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-wrap: pretty;
  }
`;

/** Above the week, after a plan was taken: what came, the list as the next step, and the way back. */
export function TakenNote({ lng }: { lng: Language }) {
  const [taken, setTaken] = useAtom(takenAtom);
  return taken && <Told taken={taken} lng={lng} onClose={() => setTaken(null)} />;
}

function Told({ taken, lng, onClose }: { taken: Taken; lng: Language; onClose: () => void }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const notify = useNotify();
  const { takeBack } = useTakeOver(lng);
  const { fill, removed, added, from, to } = taken;
  return (
    <Frame aria-live="polite">
      <h2>{t('taken.title')}</h2>
      <p>
        {t('taken.text', { count: added, days: formatDays(from, to, lng) })}
        {removed.length > 0 && ` ${t('taken.replaced', { count: removed.length })}`}
      </p>
      <Actions>
        <QuietButton
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(
              { fill, removed },
              {
                onSuccess: () => {
                  notify(t('taken.undone'), 'plain');
                  onClose();
                },
              },
            )
          }
        >
          {t('taken.undo')}
        </QuietButton>
        <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1', from, to })} onClick={onClose}>
          {t('taken.list')}
        </ButtonLink>
      </Actions>
      <small>{own('firstRun.filled.estimates')}</small>
      <CloseNote label={t('taken.close')} onClose={onClose} />
    </Frame>
  );
}
