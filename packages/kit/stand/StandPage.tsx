import type { Language } from '@sytno/domain';
import { styled } from 'styled-components';
import { EmptyState, PageFrame, QuietButtonLink, SelectField, space, upTo } from '../src/ui';
import { ButtonsPart } from './ButtonsPart';
import { ChoicesPart } from './ChoicesPart';
import { FieldsPart } from './FieldsPart';
import { FoodPart } from './FoodPart';
import { ListsPart } from './ListsPart';
import { OverlaysPart } from './OverlaysPart';
import { StatesPart } from './StatesPart';
import { TypePart } from './TypePart';
import { WORDS, type Words } from './words';
import { WorkPart } from './WorkPart';

const Main = styled.main`
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(6)};
  ${upTo('md')} {
    padding: ${space(4)};
  }
`;

const Switches = styled.div`
  display: flex;
  gap: ${space(3)};
`;

/** Another language or theme is another address, so that a screenshot can name it. */
function go(change: Record<string, string>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [key, value] of Object.entries(change)) query.set(key, value);
  if (query.get('theme') === 'system') query.delete('theme');
  window.location.search = query.toString();
}

export function StandPage({ lng, theme }: { lng: Language; theme: string }) {
  const words = WORDS[lng];
  if (new URLSearchParams(window.location.search).get('view') === 'whole') return <WholePage words={words} />;
  const switches = (
    <Switches>
      <SelectField
        label={words.language}
        value={lng}
        options={[
          { value: 'uk', label: 'Українська' },
          { value: 'ru', label: 'Русский' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(event) => go({ lng: event.target.value })}
      />
      <SelectField
        label={words.theme}
        value={theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: words.themes[value],
        }))}
        onChange={(event) => go({ theme: event.target.value })}
      />
    </Switches>
  );
  const parts = [
    TypePart,
    ButtonsPart,
    FieldsPart,
    ChoicesPart,
    OverlaysPart,
    FoodPart,
    ListsPart,
    StatesPart,
    WorkPart,
  ];
  return (
    <Main>
      <PageFrame title={words.title} lead={words.lead} action={switches}>
        {parts.map((PartOf) => (
          <PartOf key={PartOf.name} lng={lng} words={words} />
        ))}
      </PageFrame>
    </Main>
  );
}

/** A page of which a state is all there is: its title is the page's heading. */
function WholePage({ words }: { words: Words }) {
  return (
    <Main>
      <EmptyState
        whole
        picture="🥗"
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          <QuietButtonLink to="/" reloadDocument>
            {words.back}
          </QuietButtonLink>
        }
      />
    </Main>
  );
}
