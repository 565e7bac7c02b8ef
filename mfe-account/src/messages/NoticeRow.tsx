import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { color, Hidden, space, TYPE, upTo, type ColourRole } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons';
import type { Notice } from './messages.queries';

/** How a kind looks: its drawing, ground and line. */
const LOOKS: Record<Notice['kind'], readonly [IconName, ColourRole, ColourRole]> = {
  welcome: ['wave', 'beet-tint', 'beet'],
  'application.received': ['mail', 'sunflower-tint', 'sunflower'],
  'application.pending': ['clock', 'sunken', 'quiet'],
  'application.accepted': ['check', 'dill-tint', 'dill'],
  'application.rejected': ['cross', 'chilli-tint', 'chilli'],
  'application.waiting': ['clock', 'sunflower-tint', 'sunflower'],
  'application.removed': ['cross', 'chilli-tint', 'chilli'],
  'application.withdrawn': ['wave', 'sunken', 'quiet'],
  'course.published': ['check', 'dill-tint', 'dill'],
  'course.returned': ['mail', 'sunflower-tint', 'sunflower'],
  'course.closed': ['cross', 'chilli-tint', 'chilli'],
  'course.kept': ['mail', 'sunken', 'quiet'],
  'message.answered': ['mail', 'beet-tint', 'beet'],
  'nutrition.set': ['check', 'dill-tint', 'dill'],
  'nutrition.refused': ['cross', 'chilli-tint', 'chilli'],
  'recipe.published': ['check', 'dill-tint', 'dill'],
  'recipe.returned': ['mail', 'sunflower-tint', 'sunflower'],
  'recipe.withdrawn': ['cross', 'chilli-tint', 'chilli'],
  'report.kept': ['mail', 'sunken', 'quiet'],
  'report.withdrawn': ['check', 'dill-tint', 'dill'],
  'template.published': ['check', 'dill-tint', 'dill'],
  'template.returned': ['mail', 'sunflower-tint', 'sunflower'],
  'template.withdrawn': ['cross', 'chilli-tint', 'chilli'],
  'household.joined': ['wave', 'dill-tint', 'dill'],
  'household.left': ['wave', 'sunken', 'quiet'],
  'household.removed': ['wave', 'sunflower-tint', 'sunflower'],
  'household.owner': ['check', 'beet-tint', 'beet'],
  'household.handed': ['check', 'sunken', 'quiet'],
  'premium.trial': ['check', 'dill-tint', 'dill'],
  'premium.paid': ['check', 'dill-tint', 'dill'],
  'premium.claimed': ['clock', 'sunken', 'quiet'],
  'premium.fallback': ['check', 'dill-tint', 'dill'],
  'premium.credited': ['check', 'dill-tint', 'dill'],
  'premium.declined': ['cross', 'chilli-tint', 'chilli'],
  'premium.refunded': ['mail', 'sunken', 'quiet'],
  'premium.given': ['check', 'dill-tint', 'dill'],
  'premium.taken': ['cross', 'sunflower-tint', 'sunflower'],
  'premium.ending': ['clock', 'sunflower-tint', 'sunflower'],
  'premium.ended': ['clock', 'sunken', 'quiet'],
  'account.blocked': ['cross', 'chilli-tint', 'chilli'],
  'account.unblocked': ['check', 'dill-tint', 'dill'],
  'payment.waiting': ['clock', 'sunflower-tint', 'sunflower'],
  'data.ready': ['check', 'dill-tint', 'dill'],
  'account.kept': ['wave', 'dill-tint', 'dill'],
  'expert.leaving': ['clock', 'sunflower-tint', 'sunflower'],
  'expert.checked': ['check', 'dill-tint', 'dill'],
  'expert.returned': ['mail', 'sunflower-tint', 'sunflower'],
  'group.joined': ['wave', 'dill-tint', 'dill'],
  'group.added': ['wave', 'beet-tint', 'beet'],
  'group.removed': ['wave', 'sunken', 'quiet'],
  'targets.proposed': ['mail', 'beet-tint', 'beet'],
  'targets.accepted': ['check', 'dill-tint', 'dill'],
  'targets.refused': ['mail', 'sunflower-tint', 'sunflower'],
  'week.proposed': ['mail', 'beet-tint', 'beet'],
  'week.accepted': ['check', 'dill-tint', 'dill'],
  'week.refused': ['mail', 'sunflower-tint', 'sunflower'],
  'day.commented': ['mail', 'beet-tint', 'beet'],
  'consultation.booked': ['check', 'dill-tint', 'dill'],
  'consultation.moved': ['clock', 'sunflower-tint', 'sunflower'],
  'consultation.cancelled': ['cross', 'chilli-tint', 'chilli'],
  'consultation.withdrawn': ['cross', 'sunken', 'quiet'],
  'consultation.concluded': ['check', 'beet-tint', 'beet'],
  'consultation.reminder': ['clock', 'sunflower-tint', 'sunflower'],
};

/** The page that notices stand on: a way to it alone leads nowhere. */
const HERE = '/user/messages';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  padding: ${space(4)} 0;
  overflow-wrap: anywhere;
  /* On a phone the words need the whole width: the time stands above them. */
  ${upTo('sm')} {
    grid-template-columns: 40px minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
    > :last-child {
      grid-area: 1 / 2;
      justify-content: space-between;
    }
    > :last-child:has(time > span) {
      justify-content: flex-end;
    }
  }
  & + & {
    border-top: 1px solid ${color('line')};
  }
  h3,
  p {
    margin: 0;
  }
`;

const Sign = styled.span<{ $ground: ColourRole; $line: ColourRole }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${(props) => color(props.$ground)};
  color: ${(props) => color(props.$line)};
`;

const Words = styled.div<{ $unread: boolean }>`
  h3 {
    font: ${(props) => (props.$unread ? TYPE.strong : TYPE.body)};
  }
  p {
    margin-top: 2px;
    color: ${color('quiet')};
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  margin-bottom: calc(-1 * ${space(2)});
  color: ${color('beet')};
  font: ${TYPE.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const When = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${space(2)};
  min-height: 22px;
  &:has(time > span:only-child):not(:has(i)) {
    min-height: 0;
  }
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  white-space: nowrap;
`;

const Dot = styled.i`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color('beet')};
`;

/** One notice: what happened, when, and where it leads. */
export function NoticeRow({ notice, ago, lng }: { notice: Notice; ago: string; lng: Language }) {
  const { t } = useTexts('account');
  const { kind, link, createdAt, readAt } = notice;
  const [icon, ground, line] = LOOKS[kind];
  // Somebody who has not given his name.
  const values: Notice['values'] = {
    ...notice.values,
    ...(notice.values.person === '' && { person: t('messages.somebody') }),
  };
  return (
    <Row>
      <Sign $ground={ground} $line={line}>
        <Icon name={icon} />
      </Sign>
      <Words $unread={readAt === null}>
        <h3>{t(`messages.kinds.${kind}.title`, values)}</h3>
        <p>{t(`messages.kinds.${kind}.text`, values)}</p>
        {values.reason && <p>{t('messages.reason', { reason: values.reason })}</p>}
        {link !== null && link !== HERE && (
          <Way to={`/${lng}${link}`}>
            {t(`messages.kinds.${kind}.link`, values)}
            <Icon name="right" size={16} />
          </Way>
        )}
      </Words>
      <When>
        <time dateTime={createdAt}>{ago || <Hidden>{formatInstant(createdAt, lng)}</Hidden>}</time>
        {readAt === null && (
          <>
            <Dot aria-hidden />
            <Hidden>{t('messages.new')}</Hidden>
          </>
        )}
      </When>
    </Row>
  );
}
