import type { Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Card, color, eases, QuietButton, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { lineItems, type LineItem } from '../editor/form';
import type { Editor } from '../editor/use-editor';
import { Icon } from '../Icon';
import { IMPORT_TEXTS } from './import-texts';
import type { ImportState, Imported } from './import.queries';
import { isUnsure } from './prefilled';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  background: ${color('sunken')};
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  h3 {
    margin: 0 0 ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
  p {
    margin: 0;
  }
  ol {
    display: grid;
    gap: ${space(2)};
    margin: 0 0 ${space(3)};
    padding-left: ${space(5)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: ${space(6)} minmax(0, 1fr);
  align-items: start;
  width: 100%;
  min-height: 36px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('text')};
  font: ${TYPE.body};
  text-align: left;
  cursor: pointer;
  ${eases('background-color')}
  &:hover {
    background: ${color('raised')};
  }
  svg {
    margin-top: 2px;
    color: ${color('dill')};
  }
  &[data-unsure='true'] {
    background: ${color('sunflower-tint')};
    svg {
      color: ${color('sunflower')};
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
  button {
    max-width: 100%;
    height: auto;
    white-space: normal;
    text-align: left;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  margin: 0;
  font: ${TYPE.quiet};
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
  }
`;

const Source = styled.a`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 32px;
  color: ${color('beet')};
  font: ${TYPE.quiet};
`;

const Tell = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  font: ${TYPE.quiet};
  &[hidden] {
    display: none;
  }
  &[data-good='true'] {
    background: ${color('dill-tint')};
    color: ${color('dill')};
  }
`;

const Folded = styled.details`
  > * + :not(summary + *) {
    margin-top: ${space(4)};
  }
  /* A page beside the form needs no folding. */
  summary {
    display: none;
  }
  ${upTo('lg')} {
    summary {
      display: list-item;
      min-height: 44px;
      padding-block: ${space(2)};
      font: ${TYPE.strong};
      cursor: pointer;
    }
  }
`;

const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const;

/** What the page said, each line with what became of it; pressed, its row in the form has the focus. */
export function Original(props: {
  state: ImportState;
  imported: Imported;
  rows: readonly (readonly string[])[];
  editor: Editor;
  lng: Language;
  /** Has another recipe of the page read. */
  onPick: (name: string) => Promise<void>;
}) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { state, imported, rows, editor, lng } = props;
  const { original, lines } = imported;
  const id = useId();
  const items = lineItems(editor.form);
  const unsure = items.filter(isUnsure);
  return (
    <Sheet aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(state.address === null ? 'original.ofText' : 'original.title')}</h2>
        {state.address !== null && (
          <Source href={state.address} target="_blank" rel="noopener noreferrer nofollow">
            <Icon name="link" size={16} />
            {state.host}
          </Source>
        )}
      </div>
      {original.recipesOnPage > 1 && <Several {...props} />}
      <Tell role="status" data-good={unsure.length === 0} hidden={items.length === 0}>
        {unsure.length === 0 ? t('original.sure') : t('original.unsure', { count: unsure.length })}
        {unsure[0] && (
          <QuietButton small onClick={() => focusRow(items, unsure[0]?.key)}>
            {t('original.next')}
          </QuietButton>
        )}
      </Tell>
      <Fold words={t('original.open')}>
        <Facts>
          {original.title && <Fact name={t('original.name')}>{original.title}</Fact>}
          {original.description && <Fact name={t('original.description')}>{original.description}</Fact>}
          {original.author && <Fact name={t('original.author')}>{original.author}</Fact>}
          {original.yields && <Fact name={t('original.yields')}>{original.yields}</Fact>}
          {original.prepMinutes !== null && (
            <Fact name={t('original.prep')}>{t('original.minutes', { count: original.prepMinutes })}</Fact>
          )}
          {original.cookMinutes !== null && (
            <Fact name={t('original.cook')}>{t('original.minutes', { count: original.cookMinutes })}</Fact>
          )}
          {original.totalMinutes !== null && (
            <Fact name={t('original.total')}>{t('original.minutes', { count: original.totalMinutes })}</Fact>
          )}
          {original.nutrients && (
            <Fact name={t(`original.nutrition.${original.nutrients.per ?? 'given'}`)}>
              {NUTRIENTS.flatMap((name) => {
                const value = original.nutrients?.[name];
                return value == null ? [] : [t(`original.${name}`, { value: formatNumber(value, lng, 1) })];
              }).join(' · ')}
            </Fact>
          )}
        </Facts>
        {lines.length > 0 && (
          <div>
            <h3>{t('original.ingredients')}</h3>
            <Lines>
              {lines.map(({ group, understood }, at) => (
                <li key={`${String(at)}${understood.text}`}>
                  {group && <h3>{group}</h3>}
                  <OneLine
                    text={understood.text}
                    items={items.filter(({ key }) => rows[at]?.includes(key))}
                    onGo={(key) => focusRow(items, key)}
                  />
                </li>
              ))}
            </Lines>
          </div>
        )}
        {original.steps.map(({ group, lines: steps }, at) => (
          // Groups of steps have no name of their own as often as not, and never change.
          <div key={`${String(at)}${group}`}>
            <h3>{group || t('original.steps')}</h3>
            <ol>
              {steps.map((step, n) => (
                <li key={`${String(n)}${step.slice(0, 20)}`}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </Fold>
    </Sheet>
  );
}

/** The page has several recipes: another of them can be read instead, as an import of its own. */
function Several({ state, imported, lng, onPick }: Parameters<typeof Original>[0]) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { recipesOnPage, choices = [], title } = imported.original;
  const others = state.address === null ? [] : choices.filter((name) => name !== title);
  const [busy, setBusy] = useState<string | null>(null);
  const pick = async (name: string) => {
    if (busy !== null) return;
    setBusy(name);
    await onPick(name);
    setBusy(null);
  };
  return (
    <div>
      <p>{t('original.several', { count: recipesOnPage, shown: formatNumber(recipesOnPage, lng) })}</p>
      {others.length > 0 && (
        <>
          <p>{t('original.choose')}</p>
          <Others>
            {others.map((name) => (
              <QuietButton key={name} small busy={busy === name} onClick={() => void pick(name)}>
                {name}
              </QuietButton>
            ))}
          </Others>
        </>
      )}
    </div>
  );
}

function Fold({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Folded open={window.innerWidth >= WIDE}>
      <summary>{words}</summary>
      {children}
    </Folded>
  );
}

const WIDE = 992;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function OneLine(props: { text: string; items: readonly LineItem[]; onGo: (key: string) => void }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { text, items, onGo } = props;
  const unsure = items.find(isUnsure);
  const target = unsure ?? items[0];
  return (
    <Line
      data-unsure={unsure !== undefined}
      disabled={!target}
      aria-label={`${text}. ${t(unsure ? 'original.lineUnsure' : 'original.lineSure')}`}
      onClick={() => {
        if (target) onGo(target.key);
      }}
    >
      {target ? <Icon name={unsure ? 'look' : 'check'} size={16} /> : <span />}
      {text}
    </Line>
  );
}

/** Brings a row of the form into sight, with the focus on it. */
function focusRow(items: readonly LineItem[], key: string | undefined): void {
  const number = items.findIndex((item) => item.key === key) + 1;
  const row = document.querySelector<HTMLElement>(`[data-line="${String(number)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
