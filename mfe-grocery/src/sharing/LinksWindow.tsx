import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  color,
  Dialog,
  Field,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { GroceryList } from '../lists/lists.queries';
import { useFailureNotice } from '../lists/use-failure-notice';
import { linksQuery, type ListLink, type MadeLink } from './sharing.queries';
import { SHARING_TEXTS } from './words';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** Links by which guests come to a list: a new one, and those that lead there, each to be revoked. */
export function LinksWindow(props: { list: GroceryList; lng: Language; onClose: () => void }) {
  const { t } = useTexts(SHARING_TEXTS);
  const { list, lng, onClose } = props;
  const api = useApi();
  const links = useQuery(linksQuery(api, list.id));
  const { make, revoke } = useLinkDeeds(list.id, lng);
  return (
    <Dialog
      title={t('links.title', { name: list.name })}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('links.done')}</QuietButton>
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {t('links.make')}
          </Button>
        </Actions>
      }
    >
      <Parts>
        <p>{t('links.about')}</p>
        {make.data && <Made link={make.data} name={list.name} />}
        <h3>{t('links.open')}</h3>
        <QueryView query={links} skeleton={<Skeleton $height={56} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('links.none')}</p>
            ) : (
              <ul>
                {items.map((link) => (
                  <LinkRow
                    key={link.id}
                    link={link}
                    lng={lng}
                    busy={revoke.isPending}
                    onRevoke={() => {
                      if (make.data?.id === link.id) make.reset();
                      revoke.mutate(link.id);
                    }}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Parts>
    </Dialog>
  );
}

function useLinkDeeds(id: string, lng: Language) {
  const { t } = useTexts(SHARING_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const shared = {
    onError: useFailureNotice(),
    onSettled: () => client.invalidateQueries({ queryKey: linksQuery(api, id).queryKey }),
  };
  return {
    make: useMutation({ ...shared, mutationFn: () => api.grocery.sharing.share({ id, language: lng }) }),
    revoke: useMutation({
      ...shared,
      mutationFn: (linkId: string) => api.grocery.sharing.revoke({ id, linkId }),
      onSuccess: () => notify(t('links.revoked'), 'good'),
    }),
  };
}

function Made({ link: { url }, name }: { link: MadeLink; name: string }) {
  const { t } = useTexts(SHARING_TEXTS);
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('links.copied'), 'good');
    } catch {
      notify(t('links.notCopied'), 'bad');
    }
  };
  // Closing the system's window without a choice is no failure.
  const share = () => void navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <>
      <Field
        readOnly
        label={t('links.url')}
        hint={t('links.once')}
        value={url}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <Actions>
        {typeof navigator.share === 'function' && (
          <QuietButton onClick={share}>{t('links.share')}</QuietButton>
        )}
        <QuietButton onClick={() => void copy()}>{t('links.copy')}</QuietButton>
      </Actions>
    </>
  );
}

function LinkRow(props: { link: ListLink; lng: Language; busy: boolean; onRevoke: () => void }) {
  const { t } = useTexts(SHARING_TEXTS);
  const { link, lng, busy, onRevoke } = props;
  const { createdAt, expiresAt, usedAt, usedBy } = link;
  const from = formatInstant(createdAt, lng);
  return (
    <Row>
      <span>
        {t('links.made', { from, to: formatInstant(expiresAt, lng) })}
        <small>
          {usedAt === null
            ? t('links.unused')
            : t('links.used', { name: usedBy ?? '', day: formatInstant(usedAt, lng) })}
        </small>
      </span>
      <QuietButton busy={busy} aria-label={t('links.revokeOf', { from })} onClick={onRevoke}>
        {t('links.revoke')}
      </QuietButton>
    </Row>
  );
}
