import { useTexts } from '@sytno/kit';
import type { PageKey } from '@sytno/kit/routes';
import {
  Button,
  color,
  EmptyState,
  Hidden,
  QuietButton,
  RADIUS,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import type { SectionLoadError } from './section-load-error';

const Details = styled.details`
  max-width: 100%;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: left;
  summary {
    cursor: pointer;
    padding: ${space(2)};
  }
`;

const Facts = styled.pre`
  margin: 0 0 ${space(2)};
  padding: ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  overflow-x: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Which words a failure gets. */
function wordsOf({ failure }: SectionLoadError): string {
  if (failure.phase === 'render') return 'section.render';
  if (failure.phase === 'shape' && failure.type === 'error') return 'section.contract';
  return `section.${failure.type}`;
}

/** A section that did not come: what happened in plain words, a true second try, facts for support. */
export function SectionFailed(props: { error: SectionLoadError; page: PageKey; onRetry: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const notify = useNotify();
  const { error } = props;
  const words = wordsOf(error);
  const facts = JSON.stringify({ error: error.name, ...error.failure }, null, 2);
  const copy = () => {
    void navigator.clipboard.writeText(facts).then(() => {
      notify(t('section.copied'));
    });
  };
  return (
    <>
      <Hidden as="h1">{t(`titles.${props.page}`)}</Hidden>
      <EmptyState
        role="alert"
        picture="🍳"
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        action={
          <>
            <Button onClick={props.onRetry}>{t('section.tryAgain')}</Button>
            <Details>
              <summary>{t('section.details')}</summary>
              <Facts data-load-failure>{facts}</Facts>
              <QuietButton onClick={copy}>{t('section.copy')}</QuietButton>
            </Details>
          </>
        }
      />
    </>
  );
}
