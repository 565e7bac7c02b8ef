import { isDay, MEAL_TYPES, type Language } from '@sytno/domain';
import { formatAmount, formatDay, KIT_TEXTS, useTexts } from '@sytno/kit';
import { Actions, Button, color, Dialog, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { clashAtom, type AskedClash } from './together.atoms';
import { TOGETHER_TEXTS } from './words';

const Both = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
  overflow-wrap: anywhere;
  > div {
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${RADIUS.card};
  }
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: ${space(1)} 0 0;
    font: ${TYPE.strong};
  }
`;

const Words = styled.p`
  margin: 0 0 ${space(4)};
`;

/** Which of two changes of one thing is kept: the other's, which stands, or the reader's own. */
export function ClashWindow({ asked, lng }: { asked: AskedClash; lng: Language }) {
  const { t } = useTexts(TOGETHER_TEXTS);
  const set = useSetAtom(clashAtom);
  const words = useValueWords(lng);
  const { clash, about, mine, keepMine } = asked;
  const close = () => set(null);
  const name = clash.by || t('clash.somebody');
  const said = (values: Readonly<Record<string, unknown>>) =>
    clash.fields.map((field) => words(field, values[field])).join(', ');
  return (
    <Dialog
      title={about ?? t('clash.parameters')}
      onClose={close}
      foot={
        <Actions>
          <QuietButton onClick={close}>{t('clash.keepTheirs')}</QuietButton>
          <Button
            onClick={() => {
              close();
              keepMine();
            }}
          >
            {t('clash.keepMine')}
          </Button>
        </Actions>
      }
    >
      <Words>{t('clash.text', { name })}</Words>
      <Both>
        <div>
          <dt>{name}</dt>
          <dd>{said(clash.now)}</dd>
        </div>
        <div>
          <dt>{t('clash.you')}</dt>
          <dd>{said(mine)}</dd>
        </div>
      </Both>
    </Dialog>
  );
}

/** A field's value in words. */
function useValueWords(lng: Language): (field: string, value: unknown) => string {
  const { t } = useTexts(TOGETHER_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  return (field, value) => {
    if (field === 'servings' && typeof value === 'number') {
      return formatAmount(kit, lng, { low: value, high: value, unit: 'serving' });
    }
    if (field === 'count' && typeof value === 'number') return own('menu.guests', { count: value });
    if (field === 'place') {
      const { date = '', mealType } = value as { date?: string; mealType?: string };
      const meal = MEAL_TYPES.find((one) => one === mealType);
      return [isDay(date) ? formatDay(date, lng) : '', meal ? own(`mealTypes.${meal}`) : ''].join(', ');
    }
    return t(`clash.fields.${field}`);
  };
}
