import { styled } from 'styled-components';
import { formatAmount, type ShownRange } from '../format/amount';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';

const Words = styled.span`
  white-space: nowrap;
`;

/** An amount of food in words: "1½ ст. л.", "2–3 зубчики", "1,05 кг". */
export function Amount(props: ShownRange) {
  const { t, lng } = useTexts(KIT_TEXTS);
  return <Words>{formatAmount(t, lng, props)}</Words>;
}
