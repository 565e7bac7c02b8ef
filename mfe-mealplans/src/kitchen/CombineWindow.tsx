import type { Language } from '@sytno/domain';
import { formatAmount, formatDay, KIT_TEXTS, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  ButtonLink,
  CheckField,
  ChoiceGroup,
  Dialog,
  Fault,
  QuietButton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MenuItem } from '../menu/week';
import { KITCHEN_TEXTS } from './words';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
  }
  b {
    font: ${TYPE.strong};
  }
`;

/** Which of the week's same dishes are cooked at once. Whoever may not is told what premium would give. */
export function CombineWindow(props: {
  item: MenuItem;
  /** The other items of the same dish, in the menu's order. */
  like: readonly MenuItem[];
  may: boolean;
  lng: Language;
  busy: boolean;
  onCombine: (others: readonly MenuItem[]) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, like, lng } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(like.map(({ id }) => id)));
  const [asked, setAsked] = useState(false);
  if (!props.may) {
    return (
      <Dialog
        title={t('cooking.premiumTitle')}
        onClose={props.onClose}
        foot={
          <Actions>
            <QuietButton onClick={props.onClose}>{t('cooking.close')}</QuietButton>
            <ButtonLink to={pathTo('price', lng)}>{t('cooking.premiumWay')}</ButtonLink>
          </Actions>
        }
      >
        <Frame>
          <p>{t('cooking.premiumText')}</p>
        </Frame>
      </Dialog>
    );
  }
  const others = like.filter(({ id }) => chosen.has(id));
  const total = [item, ...others].reduce((sum, one) => sum + (one.noCookingRequired ? 0 : one.servings), 0);
  const servings = formatAmount(kit, lng, { low: total, high: total, unit: 'serving' });
  return (
    <Dialog
      title={t('cooking.combineTitle', { name: item.recipeName })}
      onClose={props.onClose}
      foot={
        <Actions>
          <Button
            busy={props.busy}
            onClick={() => {
              setAsked(true);
              if (others.length > 0) props.onCombine(others);
            }}
          >
            {t('cooking.combineNow')}
          </Button>
        </Actions>
      }
    >
      <Frame>
        <p>{t('cooking.combineText')}</p>
        <ChoiceGroup title={t('cooking.which')}>
          {like.map((one) => (
            <CheckField
              key={one.id}
              label={`${formatDay(one.date, lng, 'weekday')}, ${own(`mealTypes.${one.mealType}`)}`}
              checked={chosen.has(one.id)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.target.checked) next.add(one.id);
                else next.delete(one.id);
                setChosen(next);
              }}
            />
          ))}
        </ChoiceGroup>
        {asked && others.length === 0 ? (
          <Fault>{t('cooking.wantTwo')}</Fault>
        ) : (
          <b>{t('cooking.total', { servings })}</b>
        )}
      </Frame>
    </Dialog>
  );
}
