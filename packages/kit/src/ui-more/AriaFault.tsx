import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';

/** What is wrong with a field of react-aria, beside it and tied to it. */
export function AriaFault({ fault }: { fault: string | undefined }) {
  return (
    <FieldError>
      <CircleAlert size={14} aria-hidden />
      <span>{fault}</span>
    </FieldError>
  );
}
