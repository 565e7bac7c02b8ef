import { LIKENESS, type Language } from '@sytno/domain';
import { formatPercent, useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Remark } from '../recipe/parts';
import { PUBLISHING_TEXTS } from './publishing-texts';
import type { Likeness } from './publishing.queries';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  h3,
  h4,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.strong};
  }
  h4 {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  list-style: none;
  overflow-wrap: anywhere;
  mark {
    border-bottom: 2px solid ${color('sunflower')};
    background: ${color('sunflower-tint')};
    color: inherit;
  }
`;

/** How much of the steps is the page's own wording, and where in them. */
export function LikeSteps({ likeness, lng }: { likeness: Likeness; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const share = percent(likeness.share, lng);
  if (!likeness.tooLike) return <Remark>{t('like.fine', { share })}</Remark>;
  return (
    <Frame>
      <h3>{t('like.title', { share })}</h3>
      <Remark>{t('like.text', { most: formatPercent(LIKENESS.most, lng) })}</Remark>
      {likeness.steps.length > 0 && (
        <Steps>
          {likeness.steps.map(({ position, text, share: ofStep, stretches }) => (
            <li key={position}>
              <h4>{t('like.step', { step: position + 1, share: percent(ofStep, lng) })}</h4>
              <p lang={likeness.language}>{marked(text, stretches)}</p>
            </li>
          ))}
        </Steps>
      )}
    </Frame>
  );
}

/** Up to the next whole percent, so that what is refused never reads as what is allowed. */
const percent = (share: number, lng: Language): string => formatPercent(Math.ceil(share * 100) / 100, lng);

/** The text with its stretches marked. */
function marked(text: string, stretches: Likeness['steps'][number]['stretches']): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of stretches) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}
