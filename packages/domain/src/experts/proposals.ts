/** What a member of a group may agree to, each by itself and until he takes it back. */
export const CONSENT_KINDS = ['targets', 'facts'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The words that were agreed to; another edition is asked anew. */
export const CONSENT_VERSION = '2026-11';

export const PROPOSAL_STATES = ['draft', 'sent', 'accepted', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export type ProposalDeed = 'send' | 'accept' | 'refuse' | 'withdraw';

/** Targets and personal weeks go the same way. What was taken can be taken again: another day of the week. */
const PROPOSALS: Readonly<Record<ProposalState, Partial<Record<ProposalDeed, ProposalState>>>> = {
  draft: { send: 'sent', withdraw: 'withdrawn' },
  sent: { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' },
  accepted: { accept: 'accepted' },
  refused: {},
  withdrawn: {},
};

/** How a proposal stands after a deed; undefined when that cannot be done now. */
export const proposalAfter = (state: ProposalState, deed: ProposalDeed): ProposalState | undefined =>
  PROPOSALS[state][deed];

/** No target goes under it, whoever sets it, in kcal. */
export const LEAST_KCAL = 500;
/** Under it only an expert may propose a target, and the person must agree (product decision 3). */
export const EXPERT_KCAL = 800;

/** So many groups an expert leads at most; the words of GROUPS_FULL say it. */
export const MOST_GROUPS = 50;
/** So many people are in one group at most; the words of GROUP_FULL say it. */
export const MOST_GROUP_MEMBERS = 500;
/** A link into a group leads there for so many days. */
export const GROUP_LINK_DAYS = 30;
