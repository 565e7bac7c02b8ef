import type { Inputs } from '@sytno/contract';
import { shownGrams, type Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  color,
  Dialog,
  NumberField,
  QuietButton,
  space,
  Stepper,
  SubmitButton,
  TextLink,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { DishFacts } from './DishFacts';
import { gramsShort } from './grams-short';
import type { MenuItem } from './week';

/** What the dialog may change of a dish. */
export type DishChange = Pick<Inputs['mealplans']['menu']['change'], 'servings' | 'weightServing'>;

/** The contract's bounds. */
const MOST_SERVINGS = 100;
const MOST_GRAMS = 5_000;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  font: ${TYPE.strong};
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Leftover = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: 8px;
  background: ${color('dill-tint')};
  color: ${color('dill')};
  font: ${TYPE.quiet};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
`;

const RecipeLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Short = styled(Leftover)`
  background: ${color('chilli-tint')};
  color: ${color('chilli')};
`;

/** A dish of the menu: how much is cooked and eaten, who eats of it, and the ways to elsewhere. */
export function DishDialog(props: {
  item: MenuItem;
  lng: Language;
  busy: boolean;
  /** The reader changes his own grams alone. */
  readOnly: boolean;
  /** @param seen the servings when the window was opened: another may change them meanwhile */
  onSave: (change: DishChange, seen: number) => void;
  onPlace: () => void;
  /** Places what is left of the cooking. */
  onLeftover: () => void;
  onRemove: () => void;
  /** How it is cooked together with others. */
  kitchen: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, lng } = props;
  const form = useId();
  const before = shownGrams(item.weightServing);
  const [seen] = useState(item.servings);
  const [servings, setServings] = useState(seen);
  const [grams, setGrams] = useState<number | null>(before);
  const [asked, setAsked] = useState(false);
  const right = grams !== null && grams >= 0 && grams <= MOST_GRAMS;
  useUnsaved(servings !== seen || grams !== before);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!right) return;
    props.onSave(
      {
        ...(servings === seen ? {} : { servings }),
        // Untouched grams stay as exact as they are.
        ...(grams === before ? {} : { weightServing: grams }),
      },
      seen,
    );
  };
  const short = gramsShort(item);
  const servingsWords = (value: number) =>
    formatAmount(kit, lng, { low: value, high: value, unit: 'serving' });
  const amountLabel =
    item.product === undefined ? (item.cooking ? 'dish.pot' : 'dish.servings') : 'dish.portions';
  const fault = grams === null ? 'blank' : 'number.range';
  return (
    <Dialog
      title={item.recipeName}
      onClose={props.onClose}
      foot={
        <Actions>
          {!props.readOnly && (
            <QuietButton busy={props.busy} onClick={props.onRemove}>
              {t('dish.remove')}
            </QuietButton>
          )}
          <SubmitButton form={form} busy={props.busy}>
            {t('dish.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <NumberField
          label={t('dish.grams')}
          hint={t('dish.gramsHint', {
            grams: formatAmount(kit, lng, { low: item.servingWeight, high: item.servingWeight, unit: 'g' }),
          })}
          unit={kit('units.g', { count: grams ?? 0 })}
          value={grams}
          min={0}
          max={MOST_GRAMS}
          step={10}
          digits={1}
          {...(asked && !right ? { fault: kit(`faults.${fault}`) } : {})}
          onChange={(value) => {
            setGrams(value);
            setAsked(false);
          }}
        />
        {(!item.noCookingRequired || item.cooking) && !props.readOnly && (
          <Row>
            <span>
              {t(amountLabel)}
              {item.guestServings !== undefined && (
                <small>{t('menu.forGuests', { servings: servingsWords(item.guestServings) })}</small>
              )}
            </span>
            <Stepper
              value={servings}
              min={1}
              max={MOST_SERVINGS}
              lng={lng}
              label={t(amountLabel)}
              lessLabel={t('dish.less')}
              moreLabel={t('dish.more')}
              onChange={setServings}
            />
          </Row>
        )}
      </Form>
      {item.servingsLeft > 0 && !props.readOnly && (
        <Leftover>
          <span>{t('dish.left', { servings: servingsWords(item.servingsLeft) })}</span>
          <QuietButton small onClick={props.onLeftover}>
            {t('dish.choosePlace')}
          </QuietButton>
        </Leftover>
      )}
      {short > 0 && (
        <Short>
          {t('menu.short', { grams: formatAmount(kit, lng, { low: short, high: short, unit: 'g' }) })}
        </Short>
      )}
      {props.kitchen}
      <DishFacts item={item} lng={lng} />
      <Links>
        {item.product === undefined && (
          <RecipeLink to={pathTo('recipe', lng, { id: item.recipeId })}>{t('dish.recipe')}</RecipeLink>
        )}
        {!props.readOnly && (
          <QuietButton small tone="plain" onClick={props.onPlace}>
            {t('actions.place')}
          </QuietButton>
        )}
      </Links>
    </Dialog>
  );
}
