import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Actions, Dialog, Field, FormFault, QuietButton, SubmitButton } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 16px;
  p {
    margin: 0;
  }
`;

interface Asked {
  given: () => void;
  closed: () => void;
}

/**
 * Calls that want the password once more: `dangerous` makes one, asks for the password when the server wants it, and
 * makes it again. Whoever closes the question gets the first refusal. `question` is to be put on the page.
 */
export function usePasswordAgain(): {
  dangerous: <T>(call: () => Promise<T>) => Promise<T>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const dangerous = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (failureOf(error).code !== 'PASSWORD_AGAIN') throw error;
      await new Promise<void>((resolve, reject) => {
        const closed = () => reject(error instanceof Error ? error : new Error(String(error)));
        setAsked({ given: resolve, closed });
      }).finally(() => setAsked(undefined));
      return call();
    }
  };
  return { dangerous, question: asked && <PasswordAgain {...asked} /> };
}

function PasswordAgain({ given, closed }: Asked) {
  const { t } = useTexts('account');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const [password, setPassword] = useState('');
  const give = useMutation({
    mutationFn: () => api.account.session.elevate({ password }),
    onSuccess: given,
  });
  const failure = give.error ? failureOf(give.error) : undefined;
  const code = failure?.fields.find(({ path }) => path === 'password')?.code;
  return (
    <Dialog title={t('passwordAgain.title')} onClose={closed}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!give.isPending) give.mutate();
        }}
      >
        <p>{t('passwordAgain.text')}</p>
        {failure && !code && <FormFault>{failure.message || kit('offline.text')}</FormFault>}
        <Field
          type="password"
          autoComplete="current-password"
          label={t('passwordAgain.field')}
          value={password}
          fault={code && kit(`faults.${code}`)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Actions>
          <QuietButton onClick={closed}>{t('passwordAgain.cancel')}</QuietButton>
          <SubmitButton busy={give.isPending}>{t('passwordAgain.submit')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
