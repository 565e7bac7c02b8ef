import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Card, Chip, color, space, TextLink, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Notice } from './messages.queries';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  h2 {
    margin: 0;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  time {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  p {
    margin: ${space(1)} 0 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** One notice: what happened, when, and where it leads. */
export function NoticeRow({ notice, lng }: { notice: Notice; lng: Language }) {
  const { t } = useTexts('account');
  const { kind, link, createdAt, readAt } = notice;
  // Somebody who has not given his name.
  const values: Notice['values'] = {
    ...notice.values,
    ...(notice.values.person === '' && { person: t('messages.somebody') }),
  };
  return (
    <li>
      <Card>
        <Head>
          <h2>{t(`messages.kinds.${kind}.title`, values)}</h2>
          {readAt === null && <Chip>{t('messages.new')}</Chip>}
          <time dateTime={createdAt}>{formatInstant(createdAt, lng)}</time>
        </Head>
        <Words>
          <p>{t(`messages.kinds.${kind}.text`, values)}</p>
          {values.reason && <p>{t('messages.reason', { reason: values.reason })}</p>}
          {link !== null && (
            <TextLink to={`/${lng}${link}`}>{t(`messages.kinds.${kind}.link`, values)}</TextLink>
          )}
        </Words>
      </Card>
    </li>
  );
}
