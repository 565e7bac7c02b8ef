import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, FormFault, QuietButton, RADIUS, space, SubmitButton, TYPE, type Undo } from '@sytno/kit/ui';
import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { lineItem } from '../editor/form';
import { FigureLine } from '../editor/FiguresPart';
import { LinesPart } from '../editor/LinesPart';
import { Open, OpenChoice, Quiet } from '../editor/parts';
import { amountOf, nameOf } from '../editor/words';
import { ComparePart } from './ComparePart';
import { COMPOSITION_TEXTS } from './composition-texts';
import type { Composer } from './use-composer';

/** What has the focus is never behind the header or the bar with the buttons. */
const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  scroll-margin-top: ${space(20)};
  &:focus {
    outline: none;
  }
  :is(input, textarea, select, button) {
    scroll-margin-block: ${space(20)} ${space(36)};
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
  > [role='alert'] {
    flex: 1 0 100%;
    padding-block: ${space(2)};
  }
`;

const Ways = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-left: auto;
`;

const Serving = styled.p`
  flex: 1 1 96px;
  margin: 0;
  font: ${TYPE.strong};
  font-variant-numeric: tabular-nums;
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** The lines of a composition, what a serving comes to beside the original, and saving. */
export function ComposeForm(props: {
  composer: Composer;
  servings: number;
  lng: Language;
  undo: Undo;
  onCancel: () => void;
}) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { composer, servings, lng, undo } = props;
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, composer.saving.state.tries);
  useEffect(() => {
    // Its beginning is what is seen first, however far down the list was.
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    composer.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      composer.save();
    } else if (event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <Form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={t('form.title')}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <LinesPart
        editor={composer}
        lng={lng}
        undo={undo}
        title={t('form.title')}
        lead={t('form.lead', { count: servings })}
      />
      <LeftOut composer={composer} lng={lng} />
      <ComparePart composer={composer} lng={lng}>
        <div>
          <QuietButton
            small
            onClick={() => {
              undo.did(t('form.startedOver'), composer.startOver());
            }}
          >
            {t('form.startOver')}
          </QuietButton>
        </div>
      </ComparePart>
      <Quiet>{t('form.holds')}</Quiet>
      <Bar data-foot>
        {composer.wrong && <FormFault>{composer.wrong}</FormFault>}
        <Serving>
          <FigureLine editor={composer} lng={lng} />
          <small>{t('compare.title')}</small>
        </Serving>
        <Ways>
          <QuietButton onClick={props.onCancel}>{t('form.cancel')}</QuietButton>
          <SubmitButton busy={composer.busy} aria-keyshortcuts="Control+Enter">
            {t('form.save')}
          </SubmitButton>
        </Ways>
      </Bar>
    </Form>
  );
}

/** What the original has besides, one press from being back. */
function LeftOut({ composer, lng }: { composer: Composer; lng: Language }) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { leftOut, foods, form, putBack } = composer;
  if (leftOut.length === 0) return null;
  return (
    <Open>
      <span>{t('form.removed')}</span>
      {leftOut.map((line, at) => {
        const name = nameOf(lineItem(line), foods, form.language);
        const words = [name, amountOf(line, kit, lng)].filter(Boolean).join(', ');
        return (
          <OpenChoice
            key={`${String(line.ingredientId)} ${String(at)}`}
            aria-label={t('form.putBack', { name: words })}
            onClick={() => {
              putBack(line);
            }}
          >
            {words}
          </OpenChoice>
        );
      })}
    </Open>
  );
}

/** After each try that found faults the focus goes to the first field that has one. */
function useFirstFault(form: { current: HTMLFormElement | null }, tries: number): void {
  useEffect(() => {
    if (tries === 0) return undefined;
    // Behind the render that opens the line with the fault.
    const timer = setTimeout(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [form, tries]);
}
