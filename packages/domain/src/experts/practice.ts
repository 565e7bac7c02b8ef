/** What an expert works on, as he chooses it for his page. None of it promises a cure (product decision 3). */
export const SPECIALITIES = [
  'balanced',
  'family',
  'children',
  'sport',
  'weight',
  'vegetarian',
  'vegan',
  'gluten-free',
  'lactose-free',
  'budget',
  'quick',
] as const;
export type Speciality = (typeof SPECIALITIES)[number];

export const EXPERT_KINDS = ['nutritionist', 'food-consultant'] as const;
export type ExpertKindName = (typeof EXPERT_KINDS)[number];

/** How a proof of what an expert learned stands: it is shown as checked, and never itself. */
export const PROOF_STATES = ['none', 'waiting', 'checked', 'returned'] as const;
export type ProofState = (typeof PROOF_STATES)[number];
export type ProofDeed = 'send' | 'takeBack' | 'check' | 'return' | 'withdraw';

const PROOF: Readonly<Record<ProofState, Partial<Record<ProofDeed, ProofState>>>> = {
  none: { send: 'waiting' },
  waiting: { send: 'waiting', takeBack: 'none', check: 'checked', return: 'returned' },
  checked: { send: 'waiting', takeBack: 'none', withdraw: 'returned' },
  returned: { send: 'waiting', takeBack: 'none' },
};

/** How a proof stands after a deed; undefined when that cannot be done now. */
export const proofAfter = (state: ProofState, deed: ProofDeed): ProofState | undefined => PROOF[state][deed];
