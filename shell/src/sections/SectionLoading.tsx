import { useTexts } from '@sytno/kit';
import type { PageKey } from '@sytno/kit/routes';
import { color, Hidden, PageFrame, Skeleton, space, TYPE, upTo } from '@sytno/kit/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

/** After this long it is said that it takes long. */
const SLOW_MS = 6_000;

const Blocks = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space(4)};
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(2)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
`;

const Slow = styled.p`
  margin: ${space(4)} 0 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: center;
`;

const several = (count: number, height: number): ReactNode =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} $height={height} />);

/** What a kind of page looks like from afar. */
const SHAPES = {
  cards: (
    <Blocks>
      <Skeleton $height={44} />
      <Cards>{several(6, 260)}</Cards>
    </Blocks>
  ),
  week: (
    <Blocks>
      <Skeleton $height={44} $width="min(360px, 100%)" />
      <Days>{several(7, 420)}</Days>
    </Blocks>
  ),
  rows: <Blocks>{several(5, 72)}</Blocks>,
  halves: (
    <Halves>
      <Skeleton $height={280} />
      <Skeleton $height={280} />
    </Halves>
  ),
} as const;

const SHAPE_OF: Partial<Record<PageKey, keyof typeof SHAPES>> = {
  recipes: 'cards',
  templates: 'cards',
  courses: 'cards',
  price: 'cards',
  mealplans: 'week',
  dashboard: 'halves',
  recipe: 'halves',
  course: 'halves',
  profile: 'halves',
  subscription: 'halves',
};

/** The shape of a page while its section's files travel. */
export function SectionLoading({ page }: { page: PageKey }) {
  const { t } = useTexts(SHELL_TEXTS);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <PageFrame title={t(`titles.${page}`)}>
      <div aria-busy>
        <Hidden role="status">{t('section.loading')}</Hidden>
        {SHAPES[SHAPE_OF[page] ?? 'rows']}
      </div>
      <div role="status">{slow && <Slow>{t('section.slow')}</Slow>}</div>
    </PageFrame>
  );
}
