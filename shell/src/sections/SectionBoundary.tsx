import type { SectionName } from '@sytno/contract/sections';
import type { PageKey } from '@sytno/kit/routes';
import { Component, type ReactNode } from 'react';
import { SectionFailed } from './SectionFailed';
import { SectionLoadError } from './section-load-error';

interface Props {
  section: SectionName;
  version: string;
  page: PageKey;
  children: ReactNode;
}

interface State {
  /** What was thrown. */
  failed: { error: unknown } | null;
  page: PageKey;
}

/**
 * Stands between the frame and a section: whatever a section throws while rendering stays inside. Trying
 * again, or going to another page of the section, renders it anew.
 */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { failed: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, failed: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error(this.failure(error).message, error);
  }

  private failure(error: unknown): SectionLoadError {
    const { section, version } = this.props;
    return new SectionLoadError({ section, version, phase: 'render', type: 'error', attempt: 0 }, error);
  }

  private readonly again = (): void => {
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { failed, page } = this.state;
    if (!failed) return this.props.children;
    return <SectionFailed error={this.failure(failed.error)} page={page} onRetry={this.again} />;
  }
}
