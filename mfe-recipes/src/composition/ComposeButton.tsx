import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { OFF_PAPER, QuietButton } from '@sytno/kit/ui';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { Recipe } from '../recipe/recipe.queries';
import { useMayCompose } from './composition.queries';
import { PremiumDialog } from './parts';

const Foot = styled.div`
  ${OFF_PAPER}
`;

/** The way to a composition of one's own; who has no premium is told what it would give. */
export function ComposeButton({
  ref,
  ...props
}: {
  recipe: Recipe;
  lng: Language;
  ref: Ref<HTMLButtonElement>;
  onCompose: () => void;
}) {
  const { t } = useTexts('recipes');
  const may = useMayCompose();
  const [told, setTold] = useState(false);
  return (
    <Foot>
      <QuietButton
        small
        ref={ref}
        {...(may ? {} : { 'aria-haspopup': 'dialog' as const })}
        onClick={() => {
          if (may) props.onCompose();
          else setTold(true);
        }}
      >
        <Icon name="pen" />
        {t('composition.change')}
      </QuietButton>
      {told && (
        <PremiumDialog
          name={props.recipe.name}
          lng={props.lng}
          onClose={() => {
            setTold(false);
          }}
        />
      )}
    </Foot>
  );
}
