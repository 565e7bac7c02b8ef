import { styled } from 'styled-components';
import { formatMoney } from '../format/format';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color } from '../theme/tokens';

const Sum = styled.span`
  white-space: nowrap;
  small {
    color: ${color('quiet')};
    font-size: inherit;
    font-weight: 400;
  }
`;

/** Money in minor units of a currency; null is told as "no price", an estimate is marked as one. */
export function Money(props: { minor: number | null; currency: string; estimate?: boolean }) {
  const { t, lng } = useTexts(KIT_TEXTS);
  if (props.minor === null) {
    return (
      <Sum>
        <small>{t('parts.money.none')}</small>
      </Sum>
    );
  }
  return (
    <Sum>
      {formatMoney(props.minor, props.currency, lng)}
      {props.estimate && <small> {t('parts.money.estimate')}</small>}
    </Sum>
  );
}
