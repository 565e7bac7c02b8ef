import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { controlLook } from './control-look';
import { FieldFrame, type FieldWords } from './FieldFrame';

const Area = styled.textarea`
  ${controlLook}
  min-height: 96px;
  padding: ${space(2)} ${space(3)};
  resize: vertical;
`;

/** Several lines of input, labelled like Field. */
export function AreaField({
  label,
  labelHidden,
  hint,
  fault,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> &
  FieldWords & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} fault={fault}>
      {(control) => <Area {...control} {...area} />}
    </FieldFrame>
  );
}
