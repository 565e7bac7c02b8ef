import { languageOfPath } from '@sytno/domain';
import { Button, Card, color, DishPicture, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { GlobalStyle } from '../layout/GlobalStyle';
import { UNEXPECTED, UNEXPECTED_WORDS } from '../texts/unexpected';
import { WaysOn } from './ways-on';

const Page = styled.main`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  padding: ${space(4)};
`;

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  width: min(560px, calc(100vw - ${space(8)}));
  text-align: center;
  > h1 {
    margin: ${space(2)} 0 0;
    font: ${TYPE.section};
  }
  > p {
    margin: 0 0 ${space(2)};
    color: ${color('quiet')};
  }
`;

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(4)};
  color: ${color('beet')};
`;

const Details = styled.details`
  width: 100%;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-align: left;
  > summary {
    padding: ${space(3)} 0;
    cursor: pointer;
  }
  > pre {
    margin: 0;
    padding: ${space(3)};
    border-radius: ${RADIUS.control};
    background: ${color('sunken')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/**
 * The page of last resort (spec §8). It uses neither the language files nor router nor store, since any of
 * them may be what broke; the heading is the specification's.
 */
export function UnexpectedError({ error }: { error: unknown }) {
  const lng = languageOfPath(window.location.pathname);
  const words = UNEXPECTED_WORDS[lng];
  return (
    <>
      <GlobalStyle />
      <Page role="alert">
        <Sheet>
          <DishPicture picture={{ icons: [], tint: '#A3213F' }} size={112} />
          <h1 lang="en">{UNEXPECTED}</h1>
          <p>{words.text}</p>
          <WaysOn>
            <Button
              onClick={() => {
                window.location.reload();
              }}
            >
              {words.reload}
            </Button>
            <HomeLink href={`/${lng}`}>{words.home}</HomeLink>
          </WaysOn>
          <Details>
            <summary>{words.details}</summary>
            <pre>{error instanceof Error ? error.message : String(error)}</pre>
          </Details>
        </Sheet>
      </Page>
    </>
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
