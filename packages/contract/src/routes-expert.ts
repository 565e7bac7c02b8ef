import { call } from './routes-call';

/** Calls of practice. */
const practiceRoutes = {
  own: call('GET', '/expert/profile'),
  save: call('PUT', '/expert/profile'),
  sendProof: call('PUT', '/expert/profile/proof'),
  takeProof: call('DELETE', '/expert/profile/proof'),
  get: call('GET', '/expert/profiles/{id}'),
  proof: call('GET', '/expert/profiles/{id}/proof'),
  waiting: call('GET', '/expert/administration/profiles'),
  decide: call('POST', '/expert/administration/profiles/{id}/decide'),
} as const;

/** Calls of groups. */
const groupRoutes = {
  list: call('GET', '/expert/groups'),
  create: call('POST', '/expert/groups'),
  get: call('GET', '/expert/groups/{id}'),
  change: call('PATCH', '/expert/groups/{id}'),
  remove: call('DELETE', '/expert/groups/{id}'),
  invite: call('POST', '/expert/groups/{id}/invitation'),
  revoke: call('DELETE', '/expert/groups/{id}/invitation'),
  takeCourse: call('POST', '/expert/groups/{id}/course'),
  members: call('GET', '/expert/groups/{id}/members'),
  leave: call('POST', '/expert/groups/{id}/leave'),
  invitation: call('GET', '/expert/invitations/{token}'),
  join: call('POST', '/expert/invitations/{token}'),
  member: call('GET', '/expert/members/{id}'),
  removeMember: call('DELETE', '/expert/members/{id}'),
  addNote: call('POST', '/expert/members/{id}/notes'),
  removeNote: call('DELETE', '/expert/notes/{id}'),
  consent: call('PUT', '/expert/members/{id}/consents/{what}'),
} as const;

/** Calls of proposals. */
const proposalRoutes = {
  targets: call('POST', '/expert/members/{id}/targets'),
  withdrawTargets: call('POST', '/expert/targets/{id}/withdraw'),
  answerTargets: call('POST', '/expert/targets/{id}/answer'),
  startWeek: call('POST', '/expert/members/{id}/weeks'),
  week: call('GET', '/expert/weeks/{id}'),
  sendWeek: call('POST', '/expert/weeks/{id}/send'),
  withdrawWeek: call('POST', '/expert/weeks/{id}/withdraw'),
  refuseWeek: call('POST', '/expert/weeks/{id}/refuse'),
} as const;

/** Calls of consultations. */
const consultationRoutes = {
  consulting: call('GET', '/expert/consulting'),
  save: call('PUT', '/expert/consulting'),
  offer: call('POST', '/expert/consulting/offers'),
  skip: call('POST', '/expert/offers/{id}/skip'),
  removeOffer: call('DELETE', '/expert/offers/{id}'),
  times: call('GET', '/expert/profiles/{id}/times'),
  book: call('POST', '/expert/profiles/{id}/consultations'),
  list: call('GET', '/expert/consultations'),
  get: call('GET', '/expert/consultations/{id}'),
  record: call('GET', '/expert/consultations/{id}/record'),
  move: call('POST', '/expert/consultations/{id}/move'),
  cancel: call('POST', '/expert/consultations/{id}/cancel'),
  ask: call('PUT', '/expert/consultations/{id}/question'),
  measure: call('PUT', '/expert/consultations/{id}/measuring'),
  saveRecord: call('PUT', '/expert/consultations/{id}/record'),
  conclude: call('POST', '/expert/consultations/{id}/conclude'),
  attach: call('POST', '/expert/consultations/{id}/documents'),
  detach: call('DELETE', '/expert/documents/{id}'),
  file: call('GET', '/expert/documents/{id}/file'),
} as const;

/** Calls of adherence. */
const adherenceRoutes = {
  group: call('GET', '/expert/groups/{id}/adherence'),
  person: call('GET', '/expert/members/{id}/adherence'),
  comment: call('POST', '/expert/members/{id}/comments'),
  removeComment: call('DELETE', '/expert/comments/{id}'),
} as const;

/** Calls of experts' work but for courses. */
export const expertRoutes = {
  practice: practiceRoutes,
  groups: groupRoutes,
  proposals: proposalRoutes,
  adherence: adherenceRoutes,
  consultations: consultationRoutes,
} as const;
