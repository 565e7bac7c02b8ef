import type { Language } from '@sytno/domain';
import { formatGrams, formatKcal, formatMoney, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Chip, color, MacroStrip, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { lineItems } from './form';
import { Chips, Open, Part, Quiet } from './parts';
import type { Editor } from './use-editor';

const Kcal = styled.p`
  margin: 0;
  font: ${TYPE.page};
  font-variant-numeric: tabular-nums;
  small {
    margin-left: ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.body};
  }
`;

/** What a serving comes to as the recipe is written now: energy, macros, cost, and what is not in them. */
export function FiguresPart({ editor, lng }: { editor: Editor; lng: Language }) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { form, figures } = editor;
  const { nutrition, cost, servings } = figures;
  const { perServing, weight, completeness } = nutrition;
  const empty = lineItems(form).length === 0;
  const missing = completeness.missing.map(({ line }) => line + 1);
  return (
    <Part title={t('editor.figures.title')}>
      {empty ? (
        <Quiet>{t('editor.figures.empty')}</Quiet>
      ) : (
        <>
          {!hidden && (
            <div>
              <Kcal>
                {formatKcal(perServing.kcal, lng)}
                <small>{t('editor.figures.kcal')}</small>
              </Kcal>
              <MacroStrip protein={perServing.protein} fat={perServing.fat} carbs={perServing.carbs} />
            </div>
          )}
          <Chips>
            <Chip>{t('editor.figures.weight', { grams: formatGrams(weight / servings, lng) })}</Chip>
            {cost && (
              <Chip>
                {t('cost.serving', {
                  money: formatMoney(Math.round(cost.minor / servings), cost.currency, lng),
                })}
              </Chip>
            )}
            {cost?.estimate && <Chip>{t('cost.estimate')}</Chip>}
          </Chips>
          {missing.length > 0 && (
            <Open>{t('editor.figures.missing', { count: missing.length, lines: missing.join(', ') })}</Open>
          )}
        </>
      )}
    </Part>
  );
}

/** The same in one line, where the card is out of sight. */
export function FigureLine({ editor, lng }: { editor: Pick<Editor, 'form' | 'figures'>; lng: Language }) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { nutrition, cost, servings } = editor.figures;
  if (lineItems(editor.form).length === 0) return null;
  const parts = [
    hidden ? '' : t('nutrition.kcalAmount', { amount: formatKcal(nutrition.perServing.kcal, lng) }),
    cost ? formatMoney(Math.round(cost.minor / servings), cost.currency, lng) : '',
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}
