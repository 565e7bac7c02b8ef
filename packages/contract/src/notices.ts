/** What a person is told of; the words are in the account section's texts and in the mails. */
export const NOTICE_KINDS = [
  'welcome',
  'application.received',
  'application.pending',
  'application.accepted',
  'application.rejected',
  'message.answered',
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
  /** To whoever wrote to the administrator: the beginning of what he wrote, and the answer. */
  'message.answered': ['question', 'answer'],
} as const satisfies Record<NoticeKind, readonly string[]>;
