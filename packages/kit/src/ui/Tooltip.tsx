import { useId, type ReactNode } from 'react';
import { useTooltip, type TooltipTrigger } from './use-tooltip';

/**
 * A short explanation beside a control, which gets the trigger's handlers and is described by it:
 * `<Tooltip text={t('why')}>{(trigger) => <QuietButton {...trigger}>…</QuietButton>}</Tooltip>`.
 */
export function Tooltip(props: {
  text: string;
  children: (trigger: TooltipTrigger & { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const { trigger, bubble } = useTooltip(props.text, id);
  return (
    <>
      {props.children({ ...trigger, 'aria-describedby': id })}
      {bubble}
    </>
  );
}
