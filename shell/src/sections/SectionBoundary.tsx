import type { SectionName } from '@sytno/contract/sections';
import type { PageKey } from '@sytno/kit/routes';
import { Component, type ReactNode } from 'react';
import { SectionFailed } from './SectionFailed';
import { isChunkFailure, normaliseLoadError, type SectionLoadError } from './section-load-error';

interface Props {
  section: SectionName;
  version: string;
  page: PageKey;
  /** Has the section's files loaded anew: what failed of them once is kept as failed by whoever asked. */
  onReload: () => void;
  /** Hears of what broke, to look for another release. */
  onBroken: (error: SectionLoadError) => void;
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
    const failure = this.failure(error);
    console.error(failure.message, error);
    this.props.onBroken(failure);
  }

  private failure(error: unknown): SectionLoadError {
    const { section, version } = this.props;
    return normaliseLoadError(error, { section, version, phase: 'render', attempt: 0 });
  }

  private readonly again = (): void => {
    if (isChunkFailure(this.state.failed?.error)) this.props.onReload();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { failed, page } = this.state;
    if (!failed) return this.props.children;
    return <SectionFailed error={this.failure(failed.error)} page={page} onRetry={this.again} />;
  }
}
