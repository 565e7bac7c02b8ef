/** Rights for the calls of practice. */
export const practiceAccess = {
  own: 'practice.read',
  save: 'practice.change',
  sendProof: 'practice.change',
  takeProof: 'practice.read',
  get: 'expert.read',
  // The handler asks whether it is the reader's own, or he an administrator.
  proof: 'expert.read',
  waiting: 'review.decide',
  decide: 'review.decide',
} as const;

/** Whose group it is, and who is in it, the handlers ask. */
export const groupAccess = {
  list: 'group.read',
  create: 'group.lead',
  get: 'group.read',
  change: 'group.lead',
  remove: 'group.read',
  invite: 'group.lead',
  revoke: 'group.read',
  takeCourse: 'group.lead',
  members: 'group.read',
  leave: 'group.join',
  invitation: 'group.join',
  join: 'group.join',
  member: 'group.read',
  removeMember: 'group.read',
  addNote: 'group.lead',
  removeNote: 'group.read',
  consent: 'group.join',
} as const;

/** Rights for the calls of proposals. */
export const proposalAccess = {
  targets: 'group.lead',
  withdrawTargets: 'group.read',
  answerTargets: 'group.join',
  startWeek: 'group.lead',
  week: 'group.read',
  sendWeek: 'group.lead',
  withdrawWeek: 'group.read',
  refuseWeek: 'group.join',
} as const;

/** Whose consultation it is, and which side the reader is, the handlers ask. */
export const consultationAccess = {
  consulting: 'consultation.read',
  save: 'consultation.lead',
  offer: 'consultation.lead',
  skip: 'consultation.lead',
  removeOffer: 'consultation.read',
  times: 'consultation.read',
  book: 'consultation.use',
  list: 'consultation.read',
  get: 'consultation.read',
  record: 'consultation.read',
  move: 'consultation.use',
  cancel: 'consultation.use',
  ask: 'consultation.use',
  measure: 'consultation.use',
  saveRecord: 'consultation.lead',
  conclude: 'consultation.lead',
  attach: 'consultation.use',
  detach: 'consultation.use',
  file: 'consultation.read',
} as const;

/** Rights for the calls of adherence. */
export const adherenceAccess = {
  group: 'group.read',
  person: 'group.read',
  comment: 'group.lead',
  removeComment: 'group.read',
} as const;
