import type { Language } from '@sytno/domain';
import { formatWhen, useTexts } from '@sytno/kit';
import { Actions, Button, Card, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Draft } from './drafts';
import { lineItems } from './form';
import { Quiet } from './parts';

const Offer = styled(Card)`
  display: grid;
  gap: ${space(4)};
  max-width: 640px;
  h2 {
    margin: 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
`;

/** What was written at an earlier visit and not saved: to go on with, or to be thrown away. */
export function DraftOffer(props: {
  draft: Draft;
  lng: Language;
  onRestore: () => void;
  onThrowAway: () => void;
}) {
  const { t } = useTexts('recipes');
  const { draft, lng } = props;
  const { form } = draft;
  const name = form.name[form.language] ?? Object.values(form.name).find(Boolean);
  return (
    <Offer aria-label={t('editor.draft.title')}>
      <div>
        <h2>{name ? t('editor.draft.named', { name }) : t('editor.draft.unnamed')}</h2>
        <Quiet>{t('editor.draft.since', { when: formatWhen(draft.at, lng) })}</Quiet>
        <Quiet>
          {t('editor.draft.holds', {
            lines: t('editor.draft.lines', { count: lineItems(form).length }),
            steps: t('editor.draft.steps', {
              count: form.steps.filter(({ kind }) => kind === 'step').length,
            }),
          })}
        </Quiet>
      </div>
      <Actions>
        <QuietButton onClick={props.onThrowAway}>{t('editor.draft.throwAway')}</QuietButton>
        <Button onClick={props.onRestore}>{t('editor.draft.restore')}</Button>
      </Actions>
    </Offer>
  );
}
