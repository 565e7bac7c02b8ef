import { rowsBy, type OwnPart } from '../../platform/own-data/own-data';

/** What of accounts, and of the platform below them, is a person's own. */
export const OWN_PARTS: readonly OwnPart[] = [
  {
    name: 'profile',
    tells: ['acc_profile.user_id'],
    rows: rowsBy(
      `select u.email, u.email_confirmed_at "emailConfirmedAt", u.name, u.language, u.country_code "country",
              u.time_zone "timeZone", u.created_at "memberSince", u.expert_kind "expertKind",
              p.kcal, p.protein, p.fat, p.carbs, p.cash "cashInMinorUnits", p.currency,
              p.targets_updated_at "targetsUpdatedAt", p.servings, p.hide_numbers "hideNumbers",
              p.trial_used "trialUsed", u.notices_off "noticesOff", u.mails_off "mailsOff"
         from acc_user u join acc_profile p on p.user_id = u.id where u.id = $1`,
    ),
  },
  {
    name: 'pictures',
    tells: ['plt_picture.owner_id'],
    rows: rowsBy(
      `select kind, created_at "createdAt", '/pictures/' || whole_name || '/whole.webp' "address"
         from plt_picture where owner_id = $1 order by created_at`,
    ),
  },
  {
    name: 'household',
    tells: ['acc_member.user_id', 'acc_household.owner_id'],
    rows: rowsBy(
      `select u.name, m.role, h.owner_id = m.user_id "owner", m.joined_at "joinedAt", m.user_id = $1 "you"
         from acc_member m join acc_user u on u.id = m.user_id join acc_household h on h.id = m.household_id
        where m.household_id = $2 order by m.joined_at`,
    ),
  },
  {
    name: 'eaters',
    tells: [],
    rows: rowsBy(
      `select name, share, allergies, meal_types "meals", weekdays
         from acc_eater where household_id = $2 order by position`,
    ),
  },
  {
    name: 'invitations',
    tells: ['acc_invitation.created_by'],
    rows: rowsBy(
      `select role, created_at "createdAt", expires_at "expiresAt", ended_at "endedAt"
         from acc_invitation where created_by = $1 order by created_at`,
    ),
  },
  {
    name: 'devices',
    tells: ['acc_session.user_id'],
    rows: rowsBy(
      `select device, scope, created_at "signedInAt", last_used_at "lastUsedAt", expires_at "expiresAt"
         from acc_session where user_id = $1 order by created_at`,
    ),
  },
  {
    name: 'active-days',
    tells: ['acc_active_day.user_id'],
    rows: rowsBy('select day from acc_active_day where user_id = $1 order by day'),
  },
  {
    name: 'acceptances',
    tells: ['acc_acceptance.user_id'],
    rows: rowsBy(
      `select document, version, language, at, how from acc_acceptance where user_id = $1 order by at`,
    ),
  },
  {
    name: 'premium-days',
    tells: ['acc_premium_day.user_id'],
    rows: rowsBy(
      `select given_on "on", kind, plan, days, note, at from acc_premium_day where user_id = $1 order by number`,
    ),
  },
  {
    name: 'payments',
    tells: ['acc_payment.user_id'],
    rows: rowsBy(
      `select number, plan, months, days, amount "amountInMinorUnits", currency, provider, state,
              refunded "refundedInMinorUnits", note, created_at "createdAt", claimed_at "claimedAt",
              settled_at "settledAt"
         from acc_payment where user_id = $1 order by number`,
    ),
  },
  {
    name: 'messages',
    tells: ['acc_message.user_id'],
    rows: rowsBy(
      `select created_at "createdAt", text, page, answer, answered_at "answeredAt"
         from acc_message where user_id = $1 order by created_at`,
    ),
  },
  {
    name: 'notices',
    tells: ['acc_notice.user_id'],
    rows: rowsBy(
      `select created_at "createdAt", kind, "values", link, read_at "readAt"
         from acc_notice where user_id = $1 order by created_at`,
    ),
  },
];

/** What names a person and is not told, and why. */
export const LEFT_OUT = {
  'acc_link.user_id': 'secrets of mails, kept hashed',
  'acc_factor.user_id': 'secrets of the second step',
  'acc_recovery_code.user_id': 'secrets of the second step',
  'acc_premium_told.user_id': 'which of the notices were sent already',
  'acc_copy.user_id': 'the copies themselves',
  'acc_leaving.user_id': 'nobody who leaves asks for a copy',
  'acc_leaving.heir_id': 'the will of somebody else',
  'acc_message.answered_by': 'the work of administrators',
  'acc_price.set_by': 'the work of administrators',
  'plt_audit.actor_id': 'the work of administrators',
  'plt_override.user_id': 'which unreleased sections a developer’s browser tries',
  'plt_release_token.created_by': 'the work of administrators',
  'plt_event.user_id': 'what browsers were told within the last minutes',
};
