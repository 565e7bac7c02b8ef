import { color, PageFrame, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Oferta } from './oferta-texts';

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

/**
 * The agreement and, as its part `#privacy`, what becomes of personal data. `parties` fills its places;
 * `edition` says which version it is.
 */
export function OfertaArticle(props: {
  oferta: Oferta;
  parties: { provider: string; contact: string };
  edition: string;
}) {
  const { provider, contact } = props.parties;
  const { title, lead, sections } = props.oferta;
  const filled = (words: string) => words.replaceAll('{provider}', provider).replaceAll('{contact}', contact);
  return (
    <PageFrame title={title} lead={`${filled(lead)} ${props.edition}`}>
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
