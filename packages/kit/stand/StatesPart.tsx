import { Button, EmptyState, QuietButton, Skeleton } from '../src/ui';
import { Columns, Part } from './Part';
import type { PartProps } from './part-props';

export function StatesPart({ words }: PartProps) {
  return (
    <Part title={words.sections.states}>
      <Columns>
        <div aria-busy>
          <Skeleton $height={140} />
          <br />
          <Skeleton $height={20} />
          <br />
          <Skeleton $height={20} $width="60%" />
        </div>
        <EmptyState
          picture="🥗"
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button>{words.emptyAction}</Button>}
        />
        <EmptyState
          picture="🥣"
          title={words.failed}
          text={words.emptyText}
          action={<QuietButton>{words.save}</QuietButton>}
        />
      </Columns>
    </Part>
  );
}
