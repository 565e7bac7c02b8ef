/** What a person is told of; the words are in the account section's texts and in the mails. */
export const NOTICE_KINDS = [
  'welcome',
  'application.received',
  'application.pending',
  'application.accepted',
  'application.rejected',
  'application.waiting',
  'application.removed',
  'application.withdrawn',
  'course.published',
  'course.returned',
  'course.closed',
  'course.kept',
  'message.answered',
  'nutrition.set',
  'nutrition.refused',
  'recipe.published',
  'recipe.returned',
  'recipe.withdrawn',
  'report.kept',
  'report.withdrawn',
  'template.published',
  'template.returned',
  'template.withdrawn',
  'household.joined',
  'household.left',
  'household.removed',
  'household.owner',
  'household.handed',
  'premium.trial',
  'premium.paid',
  'premium.claimed',
  'premium.fallback',
  'premium.credited',
  'premium.declined',
  'premium.refunded',
  'premium.given',
  'premium.taken',
  'premium.ending',
  'premium.ended',
  'payment.waiting',
  'data.ready',
  'account.kept',
  'expert.leaving',
  'account.blocked',
  'account.unblocked',
  'expert.checked',
  'expert.returned',
  'group.joined',
  'group.added',
  'group.removed',
  'targets.proposed',
  'targets.accepted',
  'targets.refused',
  'week.proposed',
  'week.accepted',
  'week.refused',
  'day.commented',
  'consultation.booked',
  'consultation.moved',
  'consultation.cancelled',
  'consultation.withdrawn',
  'consultation.concluded',
  'consultation.reminder',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Which places the words of a kind have; whoever tells it fills them. */
export const NOTICE_VALUES = {
  welcome: [],
  /** To the expert: somebody (`person`) applied to his course. */
  'application.received': ['course', 'person'],
  /** To the applicant: it waits for the expert. */
  'application.pending': ['course'],
  'application.accepted': ['course'],
  'application.rejected': ['course', 'reason'],
  /** To the applicant: it is on the waiting list. */
  'application.waiting': ['course'],
  /** To whoever took part: he does so no more. */
  'application.removed': ['course', 'reason'],
  /** To the expert: somebody left his course. */
  'application.withdrawn': ['course', 'person'],
  /** To the expert: what he handed in is published, or returned. */
  'course.published': ['course'],
  'course.returned': ['course', 'reason'],
  /** To everybody in it, and to its expert where an administrator did so. */
  'course.closed': ['course', 'reason'],
  /** To whoever reported it: it was looked at and stays. */
  'course.kept': ['course'],
  /** To whoever wrote to the administrator: the beginning of what he wrote, and the answer. */
  'message.answered': ['question', 'answer'],
  /** To whoever wrote a food that nobody knew: its numbers are there, and these recipes are complete by it. */
  'nutrition.set': ['food', 'recipes'],
  /** The same food is not taken into the catalogue. */
  'nutrition.refused': ['food', 'recipes', 'reason'],
  /** To the author: what he handed in is published, or returned. */
  'recipe.published': ['recipe'],
  'recipe.returned': ['recipe', 'reason'],
  /** To the author: what was published is so no more, because of reports. */
  'recipe.withdrawn': ['recipe', 'reason'],
  /** To whoever reported it: what came of it. */
  'report.kept': ['recipe'],
  'report.withdrawn': ['recipe'],
  /** To the author of a template: it is published, returned, or published no more. */
  'template.published': ['template'],
  'template.returned': ['template', 'reason'],
  'template.withdrawn': ['template', 'reason'],
  /** To the owner: somebody came by his link, or left. */
  'household.joined': ['person'],
  'household.left': ['person'],
  /** To whoever was taken out: by whom. */
  'household.removed': ['person'],
  /** To the new owner: from whom; and to the one who handed it over: to whom. */
  'household.owner': ['person'],
  'household.handed': ['person'],
  /** So many days were given, and how many are left with them. */
  'premium.trial': ['days'],
  'premium.paid': ['order', 'days'],
  /** To whoever says that he paid: within a day the days come by hand. */
  'premium.claimed': ['order'],
  /** Nobody had looked within a day: so many days are given meanwhile. */
  'premium.fallback': ['order', 'days'],
  'premium.credited': ['order', 'days', 'reason'],
  'premium.declined': ['order', 'reason'],
  'premium.refunded': ['order', 'days', 'reason'],
  /** By the administrator, with his reason. */
  'premium.given': ['days', 'reason'],
  'premium.taken': ['days', 'reason'],
  /** By the clock: the last day, as a date. */
  'premium.ending': ['until'],
  'premium.ended': ['until'],
  /** To the administrator: somebody says that he paid. */
  'payment.waiting': ['order', 'person'],
  /** The copy of one's own data is there, until a date. */
  'data.ready': ['until'],
  /** Somebody who had asked to leave stays after all. */
  'account.kept': [],
  /** To whoever takes part in a course: its expert leaves on a date, and the course ends with him. */
  'expert.leaving': ['course', 'until'],
  /** By an administrator, with his reason. */
  'account.blocked': ['reason'],
  'account.unblocked': ['reason'],
  /** To the expert: an administrator looked at his proof. */
  'expert.checked': [],
  'expert.returned': ['reason'],
  /** To the expert: somebody came by his link. */
  'group.joined': ['person', 'group'],
  /** To a participant of his course: the expert took him into a group; or out of one. */
  'group.added': ['person', 'group'],
  'group.removed': ['group'],
  /** To a member: targets of a day, or a week of dishes, by his expert; and to the expert what came of it. */
  'targets.proposed': ['person'],
  'targets.accepted': ['person'],
  'targets.refused': ['person', 'reason'],
  'week.proposed': ['person', 'week'],
  'week.accepted': ['person', 'week'],
  'week.refused': ['person', 'week', 'reason'],
  /** To a member: what his expert says of one of his days. */
  'day.commented': ['person', 'day', 'comment'],
  /** To both sides: with whom, and when by the reader's clock. */
  'consultation.booked': ['person', 'when'],
  'consultation.moved': ['person', 'when'],
  /** To both sides: by its expert with his reason, or by its client. */
  'consultation.cancelled': ['person', 'when', 'reason'],
  'consultation.withdrawn': ['person', 'when'],
  /** To the client: the conclusion is there. */
  'consultation.concluded': ['person', 'when'],
  /** To both sides, a day before. */
  'consultation.reminder': ['person', 'when'],
} as const satisfies Record<NoticeKind, readonly string[]>;

/** What people can put off. Whatever is in no group they are told in any case: payments, safety, answers to themselves. */
export const NOTICE_GROUPS = ['reminders', 'courses', 'work', 'household'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

const GROUPED: Readonly<Record<NoticeGroup, readonly NoticeKind[]>> = {
  reminders: ['premium.ending', 'premium.ended'],
  courses: [
    'application.received',
    'application.pending',
    'application.accepted',
    'application.rejected',
    'group.joined',
    'targets.proposed',
    'targets.accepted',
    'targets.refused',
    'week.proposed',
    'week.accepted',
    'week.refused',
    'day.commented',
  ],
  work: [
    'nutrition.set',
    'nutrition.refused',
    'recipe.published',
    'recipe.returned',
    'recipe.withdrawn',
    'report.kept',
    'report.withdrawn',
    'template.published',
    'template.returned',
    'template.withdrawn',
  ],
  household: ['household.joined', 'household.left'],
};

/** To which group a notice belongs; undefined: it is told in any case. */
export function noticeGroupOf(kind: NoticeKind): NoticeGroup | undefined {
  return NOTICE_GROUPS.find((group) => GROUPED[group].includes(kind));
}
