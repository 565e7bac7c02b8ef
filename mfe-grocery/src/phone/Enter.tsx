import { failureOf, KIT_TEXTS, useApi, useSession, useTexts } from '@sytno/kit';
import { Button, color, DishPicture, Field, space, Spinner, TYPE } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { PHONE_WORDS } from './phone-words';

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(5)};
  width: min(420px, 100%);
  min-height: 100%;
  margin: 0 auto;
  padding: ${space(6)} ${space(4)};
  text-align: center;
  h1 {
    margin: 0;
    font: ${TYPE.page};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  width: 100%;
  text-align: start;
  input {
    font-size: 20px;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;

const PLATE = { icons: ['carrot', 'bread', 'glass-of-milk'], tint: '#C98A12' };

/** The code that the address carries. */
const codeOfAddress = (): string => window.location.hash.slice(1);

/** The way in: the code of the address, or one that is typed. */
export function Enter() {
  const { t } = useTexts(PHONE_WORDS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const session = useSession();
  const [code, setCode] = useState(codeOfAddress);
  const [asked, setAsked] = useState(false);
  const enter = useMutation({
    mutationFn: (given: string) => api.account.session.enterPhone({ code: given }),
    onSuccess: (user) => session.signIn(user),
  });
  const { mutate } = enter;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const given = codeOfAddress();
    if (given === '') return;
    // It leaves the address, so that it is in no history.
    window.history.replaceState(null, '', window.location.pathname);
    mutate(given);
  }, [mutate]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.trim() !== '' && !enter.isPending) mutate(code);
  };
  const failure = enter.error && failureOf(enter.error);
  const fault = failure
    ? failure.code === 'LINK_EXPIRED'
      ? t('enter.wrong')
      : failure.message || kit('offline.text')
    : asked && code.trim() === ''
      ? t('enter.want')
      : undefined;
  return (
    <Page>
      <DishPicture picture={PLATE} size={128} />
      <h1>{t('enter.title')}</h1>
      {enter.isPending && code !== '' && !asked ? (
        <p role="status">
          <Spinner /> {t('enter.entering')}
        </p>
      ) : (
        <>
          <p>{t('enter.text')}</p>
          <Form onSubmit={submit} noValidate>
            <Field
              label={t('enter.code')}
              value={code}
              maxLength={40}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              fault={fault}
              onChange={({ target }) => {
                setCode(target.value);
                enter.reset();
              }}
            />
            <Button type="submit" busy={enter.isPending}>
              {t('enter.enter')}
            </Button>
          </Form>
        </>
      )}
    </Page>
  );
}
