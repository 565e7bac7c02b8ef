import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { UNEXPECTED } from '../texts/unexpected';

const Page = styled.main`
  display: grid;
  gap: 12px;
  max-width: 60ch;
  margin: 15vh auto;
  padding: 0 16px;
  font-family: system-ui, sans-serif;
`;

const Details = styled.pre`
  overflow-x: auto;
  white-space: pre-wrap;
`;

/**
 * The page of last resort (spec §8). It uses no texts, no router and no theme, since any of them may be
 * what broke; the heading is the specification's.
 */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <Page role="alert">
      <h1>{UNEXPECTED}</h1>
      <Details>{error instanceof Error ? error.message : String(error)}</Details>
      <p>
        <a href={window.location.href}>↻</a>
      </p>
    </Page>
  );
}

/** Shows the page of last resort when the shell itself throws while rendering. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page broke while rendering', error);
  }

  override render() {
    return 'error' in this.state ? <UnexpectedError error={this.state.error} /> : this.props.children;
  }
}
