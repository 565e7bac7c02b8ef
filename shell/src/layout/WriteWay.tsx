import type { Language } from '@sytno/domain';
import { useTexts, useUser } from '@sytno/kit';
import { Link, useLocation } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { useNotify } from '@sytno/kit/ui';
import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { wayLook } from './foot';
import type { WriteDialog } from './WriteDialog';

const Way = styled(Link)`
  ${wayLook}
`;

const Opener = styled.button`
  ${wayLook}
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;

const NOTHING = { email: '', text: '' };

type Dialog = ComponentType<Parameters<typeof WriteDialog>[0]>;

/** The way to the administrator from every page: a person's own letters, a visitor's form. */
export function WriteWay({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return <VisitorsWay lng={lng} />;
  return (
    <Way to={pathTo('messages', lng)} state={{ from: pathname }}>
      {t('places.messages')}
    </Way>
  );
}

/** The form comes when it is wanted; what was typed stays when it is closed. */
function VisitorsWay({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const notify = useNotify();
  const [letter, setLetter] = useState(NOTHING);
  const [Form, setForm] = useState<Dialog | null>(null);
  const open = () => {
    import(/* webpackChunkName: "write" */ './WriteDialog').then(
      (file) => {
        setForm(() => file.WriteDialog);
      },
      () => {
        notify(t('nav.failed'), 'bad');
      },
    );
  };
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={open}>
        {t('write.open')}
      </Opener>
      {Form && (
        <Form
          letter={letter}
          onLetter={setLetter}
          lng={lng}
          onClose={() => {
            setForm(null);
          }}
        />
      )}
    </>
  );
}
