import type { Language } from '@sytno/domain';
import { formatDays, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, color, QuietButton, space, TextLink, TYPE, upTo, useNotify } from '@sytno/kit/ui';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { CloseNote, NoteAbove } from '../menu/NoteAbove';
import { filledAtom, useTakeBack, type WeekFilled } from './fill';
import { FilledDetails } from './FilledDetails';
import { WeekPlates } from './WeekPlates';

const Frame = styled(NoteAbove)`
  gap: ${space(4)};
`;

/** Words and ways beside the plates where there is room. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  align-items: center;
  gap: ${space(4)} ${space(6)};
  padding-right: ${space(10)};
  > :first-child {
    display: grid;
    gap: ${space(4)};
  }
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding-right: 0;
    > :first-child {
      display: contents;
    }
    /* On a phone the plates come between the words and the ways on. */
    > :last-child {
      order: 1;
    }
    > :first-child > :last-child {
      order: 2;
    }
  }
`;

const Head = styled.div`
  ${upTo('lg')} {
    padding-right: ${space(10)};
  }
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: ${space(1)} 0 0;
    text-wrap: pretty;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${upTo('sm')} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const Small = styled.p`
  max-width: 80ch;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

/** Above the week, after it was filled: what came of it, the list as the next step, and the way back. */
export function FilledNote({ lng }: { lng: Language }) {
  const [filled, setFilled] = useAtom(filledAtom);
  return filled && <Told filled={filled} lng={lng} onClose={() => setFilled(null)} />;
}

function Told({ filled, lng, onClose }: { filled: WeekFilled; lng: Language; onClose: () => void }) {
  const { t } = useTexts('mealplans');
  const notify = useNotify();
  const takeBack = useTakeBack();
  const sentence = useSentence(filled, lng);
  const { id, from, to, added } = filled;
  return (
    <Frame aria-live="polite">
      <Parts>
        <div>
          <Head>
            <h2>{t(id ? 'firstRun.filled.title' : 'firstRun.filled.nothing')}</h2>
            <p>{sentence}</p>
          </Head>
          {id && (
            <Ways>
              <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1', from, to })} onClick={onClose}>
                {t('firstRun.filled.list')}
              </ButtonLink>
              <QuietButton
                busy={takeBack.isPending}
                onClick={() =>
                  takeBack.mutate(id, {
                    onSuccess: () => notify(t('firstRun.filled.undone'), 'plain'),
                  })
                }
              >
                {t('firstRun.filled.undo')}
              </QuietButton>
            </Ways>
          )}
        </div>
        {added.length > 0 && <WeekPlates from={from} added={added} lng={lng} />}
      </Parts>
      <FilledDetails filled={filled} lng={lng} />
      <Small>
        {t('firstRun.filled.estimates')}{' '}
        <TextLink to={pathTo('parameters', lng)}>{t('parameters.title')}</TextLink>
      </Small>
      <CloseNote label={t('firstRun.filled.close')} onClose={onClose} />
    </Frame>
  );
}

/** How many dishes came, how many were replaced, how many places stay empty. */
function useSentence({ id, from, to, added, empty }: WeekFilled, lng: Language): string {
  const { t } = useTexts('mealplans');
  if (id === null) return t('firstRun.filled.nothingText');
  const replaced = added.filter(({ insteadOf }) => insteadOf).length;
  const long = added.filter(({ overTime }) => overTime).length;
  return [
    t('firstRun.filled.dishes', { count: added.length, days: formatDays(from, to, lng) }),
    replaced > 0 && t('firstRun.filled.replaced', { count: replaced }),
    empty.length > 0 && t('firstRun.filled.empty', { count: empty.length }),
    long > 0 && t('firstRun.filled.long', { count: long }),
  ]
    .filter(Boolean)
    .join(' ');
}
