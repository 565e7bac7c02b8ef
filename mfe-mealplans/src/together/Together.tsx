import type { Language } from '@sytno/domain';
import { laterPart } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { clashAtom, newsAtom } from './together.atoms';
import { TOGETHER_WORDS as words } from './words';

const load = () => import(/* webpackChunkName: "together" */ './windows');
const ClashWindow = laterPart('mealplans.clash', () => load().then((file) => file.ClashWindow), {
  skeleton: null,
  words,
});
const News = laterPart('mealplans.news', () => load().then((file) => file.News), { skeleton: null, words });

/** What others of the household do meanwhile: the question which change is kept, and a quiet word of the rest. */
export function Together({ lng }: { lng: Language }) {
  const asked = useAtomValue(clashAtom);
  const news = useAtomValue(newsAtom);
  return (
    <>
      {asked && <ClashWindow asked={asked} lng={lng} />}
      {news.length > 0 && <News news={news} lng={lng} />}
    </>
  );
}
