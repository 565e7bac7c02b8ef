import type { Language } from '@sytno/domain';
import { formatNumber, formatWhen, useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { Part } from '../recipe/parts';
import type { Opened } from './review.queries';

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  overflow-wrap: anywhere;
  p,
  h3 {
    margin: 0;
  }
  h3,
  b {
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ol {
    display: grid;
    gap: ${space(3)};
    margin: ${space(2)} 0 0;
    padding: 0;
    list-style: none;
  }
  li p {
    white-space: pre-line;
  }
`;

/** Who wrote it, how he fared before, and what was decided about this recipe. */
export function HistoryPart({ opened, lng }: { opened: Opened; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { author, verdicts } = opened;
  const figures = author && {
    published: formatNumber(author.published, lng),
    returned: formatNumber(author.returned, lng),
    withdrawn: formatNumber(author.withdrawn, lng),
  };
  return (
    <Part title={t('review.author')}>
      <Body>
        <div>
          <b>{author ? author.name || t('review.nameless') : t('review.catalogue')}</b>
          {figures && (
            <div>
              <small>{t('review.authorText', figures)}</small>
            </div>
          )}
        </div>
        {verdicts.length > 0 && (
          <div>
            <h3>{t('review.history')}</h3>
            <ol>
              {verdicts.map(({ kind, reason, at, by }) => (
                <li key={at}>
                  <b>{t(`review.verdicts.${kind}`)}</b>{' '}
                  <small>
                    {t('review.by', { name: by || t('review.nameless'), when: formatWhen(at, lng) })}
                  </small>
                  {reason && <p>{reason}</p>}
                </li>
              ))}
            </ol>
          </div>
        )}
      </Body>
    </Part>
  );
}
