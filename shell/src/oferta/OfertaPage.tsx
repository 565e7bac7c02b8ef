import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, PageFrame, space, TYPE } from '@sytno/kit/ui';
import { use, useEffect } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { loadOferta } from './oferta-texts';

const Part = styled.section`
  max-width: 72ch;
  padding-top: ${space(6)};
  scroll-margin-top: 72px;
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  ol {
    display: grid;
    gap: ${space(3)};
    margin: 0;
    padding-left: ${space(6)};
  }
  li {
    overflow-wrap: anywhere;
  }
  li::marker {
    color: ${color('quiet')};
  }
`;

/** The agreement and, as its part `#privacy`, what becomes of personal data. */
export function OfertaPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { provider, contact } = useShell().boot.config;
  const { title, lead, version, sections } = use(loadOferta(lng));
  const filled = (words: string) => words.replaceAll('{provider}', provider).replaceAll('{contact}', contact);

  useEffect(() => {
    // The browser looked for the part before it was there.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <PageFrame title={title} lead={`${filled(lead)} ${t('oferta.version', { version })}`}>
      {sections.map((section) => (
        <Part key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <ol>
            {section.points.map((point) => (
              <li key={point}>{filled(point)}</li>
            ))}
          </ol>
        </Part>
      ))}
    </PageFrame>
  );
}
