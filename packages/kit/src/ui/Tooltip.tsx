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
  const { trigger, bubble } = useTooltip(props.text);
  return (
    <>
      {props.children({ ...trigger, 'aria-describedby': id })}
      {/* The bubble floats outside of every landmark and is for the eye; this is what describes the control. */}
      <span id={id} role="tooltip" hidden>
        {props.text}
      </span>
      {bubble}
    </>
  );
}
