import type { Language } from '@sytno/domain';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { KIT_TEXTS } from '../i18n/i18n';
import type { TextTree } from '../i18n/text-tree';
import { useAddTexts, useTexts } from '../i18n/use-texts';
import { QueryView } from './QueryView';

/** Words that come along with a part: their namespace, and its texts in a language. */
export interface LaterWords {
  readonly namespace: string;
  readonly load: (lng: Language) => Promise<TextTree>;
}

/** What is seen of a part until it is there. */
interface Meanwhile<P> {
  readonly skeleton: ReactNode | ((props: P) => ReactNode);
  /** It is all there is on the page. */
  readonly whole?: boolean;
  readonly words?: LaterWords;
}

/**
 * A part whose file, and words where it has its own, come when it is shown first, so that a section's first files
 * stay small. What did not come is asked for again, as what a part asks the server for is: React's own `lazy`
 * would keep the failure for ever.
 *
 * @param key the section and the part: `account.messages`
 */
export function laterPart<P extends object>(
  key: string,
  load: () => Promise<ComponentType<P>>,
  { skeleton, whole = false, words }: Meanwhile<P>,
): ComponentType<P> {
  return function LaterPart(props: P) {
    const { lng } = useTexts(KIT_TEXTS);
    const addTexts = useAddTexts();
    const query = useQuery({
      queryKey: ['file', key, words ? lng : ''],
      queryFn: async () => {
        const [Part, texts] = await Promise.all([load(), words?.load(lng)]);
        if (words && texts) addTexts(lng, words.namespace, texts);
        return { Part };
      },
      // Its files may be here already when there is no network.
      networkMode: 'always',
      staleTime: Infinity,
      gcTime: Infinity,
    });
    return (
      <QueryView
        query={query}
        whole={whole}
        skeleton={typeof skeleton === 'function' ? skeleton(props) : skeleton}
      >
        {({ Part }) => <Part {...props} />}
      </QueryView>
    );
  };
}
