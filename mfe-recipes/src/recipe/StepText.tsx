import type { StepPart } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Scaled = styled.span`
  border-bottom: 2px dotted ${color('border')};
  font-weight: 600;
  @media print {
    border: 0;
  }
`;

/** A step's words; amounts that were scaled carry a quiet mark that says what they were. */
export function StepText({ text, parts }: { text: string; parts: readonly StepPart[] | undefined }) {
  const { t } = useTexts('recipes');
  if (!parts) return text;
  return parts.map((part, place) =>
    part.scaled ? (
      <Scaled key={place} title={t('steps.was', { amount: part.was })}>
        {part.text}
      </Scaled>
    ) : (
      part.text
    ),
  );
}
