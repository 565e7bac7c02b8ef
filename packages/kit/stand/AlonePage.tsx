import { LANGUAGES, type Language } from '@sytno/domain';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Component, useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApi, useSession, useUser } from '../src/app/kit-context';
import { useLocation } from '../src/router';
import { matchPage, PAGE_KEYS, PAGES, pathInLanguage, pathTo, type PageKey } from '../src/routes';
import type { SectionModule } from '../src/section/contract';
import { authenticate } from '../src/session/authenticate';
import { profileAtom } from '../src/state/profile.atoms';
import { ButtonLink, color, EmptyState, SelectField, space, TYPE, upTo } from '../src/ui';
import { ALONE_WORDS as words, DEMO_ACCOUNTS, DEMO_PASSWORD } from './alone-words';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(6)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('raised')};
  font: ${TYPE.quiet};
  > p {
    flex: 1 1 240px;
    margin: 0;
    color: ${color('quiet')};
    overflow-wrap: anywhere;
  }
  ${upTo('md')} {
    padding: ${space(3)} ${space(4)};
  }
`;

const Main = styled.main`
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(6)};
  ${upTo('md')} {
    padding: ${space(4)};
  }
`;

interface Props {
  section: SectionModule;
  lng: Language;
  /** The server that answers, or empty for samples. */
  server: string;
}

/** Pages that an address alone opens: those of one thing need its id. */
const openable = (name: string): readonly PageKey[] =>
  PAGE_KEYS.filter((key) => PAGES[key].section === name && !PAGES[key].path.slice(5).includes(':'));

/** Another page, language or theme is another visit: the section starts anew, as a person meets it. */
function go(address: string): void {
  window.location.assign(address);
}

/** The section's page at the address, under a bar that says where its answers come from. */
export function AlonePage({ section, lng, server }: Props) {
  const { pathname } = useLocation();
  const page = matchPage(pathname)?.key;
  const own = page !== undefined && PAGES[page].section === section.name;
  const { Section } = section;
  return (
    <>
      <AloneBar section={section} lng={lng} server={server} page={own ? page : undefined} />
      <Main id="content" tabIndex={-1}>
        {own ? (
          <Ready server={server}>
            <div data-section-ready data-section={section.name} className={`sy-${section.name}`}>
              <Boundary key={page}>
                <Section page={page} lng={lng} />
              </Boundary>
            </div>
          </Ready>
        ) : (
          <Elsewhere section={section.name} lng={lng} />
        )}
      </Main>
    </>
  );
}

function AloneBar({ section, lng, server, page }: Props & { page: PageKey | undefined }) {
  const pages = openable(section.name);
  const listed = page && !pages.includes(page) ? [...pages, page] : pages;
  return (
    <Bar>
      <p>
        <b>{section.name}</b> {server ? words.server(server) : words.samples}
      </p>
      <SelectField
        label={words.page}
        value={page ?? ''}
        options={listed.map((key) => ({ value: key, label: key }))}
        onChange={({ target }) => {
          if (target.value !== page) go(pathTo(target.value as PageKey, lng));
        }}
      />
      <SelectField
        label={words.language}
        value={lng}
        options={LANGUAGES.map((one) => ({ value: one, label: one }))}
        onChange={({ target }) => {
          go(pathInLanguage(window.location.pathname, target.value as Language) + window.location.search);
        }}
      />
      {server !== '' && <Account lng={lng} />}
    </Bar>
  );
}

/** Whose eyes the section is seen with: one of the demo's accounts. */
function Account({ lng }: { lng: Language }) {
  const session = useSession();
  const user = useUser();
  return (
    <SelectField
      label={words.account}
      value={user?.email ?? ''}
      options={['', ...DEMO_ACCOUNTS].map((email) => ({ value: email, label: email || words.nobody }))}
      onChange={({ target: { value: email } }) => {
        session.signOut();
        if (email === '') return;
        authenticate(session, { username: email, password: DEMO_PASSWORD }, lng).catch((error: unknown) => {
          console.error(error);
        });
      }}
    />
  );
}

/** Holds the section back until it is known who looks, as the shell does. */
function Ready({ server, children }: { server: string; children: ReactNode }) {
  const api = useApi();
  const user = useUser();
  const setProfile = useSetAtom(profileAtom);
  const { data } = useQuery({
    queryKey: ['account', 'session', user?.id],
    queryFn: () => api.account.session.current(),
    enabled: server !== '' && user !== null,
  });
  useEffect(() => {
    if (!data) return;
    const { targets, ...profile } = data.profile;
    setProfile((before) => ({
      ...before,
      ...profile,
      targets: { ...targets, cash: targets.cash / 100 },
    }));
  }, [data, setProfile]);
  return children;
}

/** What a section throws while rendering is told where it would stand, as the shell does. */
class Boundary extends Component<{ children: ReactNode }, { failed: string | undefined }> {
  override state: { failed: string | undefined } = { failed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : 'unknown' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return <EmptyState role="alert" picture="🍳" title={words.broke} text={failed} />;
  }
}

function Elsewhere({ section, lng }: { section: SectionModule['name']; lng: Language }) {
  const [first] = openable(section);
  return (
    <EmptyState
      picture="🧭"
      title={words.elsewhere}
      text={words.elsewhereMore}
      action={first && <ButtonLink to={pathTo(first, lng)}>{words.back}</ButtonLink>}
    />
  );
}
