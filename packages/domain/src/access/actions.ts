import type { HouseholdRole } from '../people/household';
import type { Access } from '../people/rules';

/**
 * Who may do what: the product's one table of rights (product decision 2.5). `from` is the lowest access
 * that may; `own` adds that the thing must be the actor's (his own, or his household's), `role` which role in
 * the household he must have at least.
 * The price page shows it, the server asks it for every call, the pages ask it too.
 */
export const RIGHTS = {
  'session.use': { from: 'visitor' },
  'page.public': { from: 'visitor' },
  /** By a team's token instead of a session. */
  'release.team': { from: 'visitor' },

  'profile.read': { from: 'free' },
  'profile.change': { from: 'free' },
  'email.confirm': { from: 'free' },
  'household.read': { from: 'free', own: 'household' },
  'household.change': { from: 'free', own: 'household', role: 'planner' },
  /** Who lives in it: invitations, roles, taking somebody out, handing it over. */
  'household.manage': { from: 'free', own: 'household', role: 'owner' },
  'household.join': { from: 'free' },
  'household.leave': { from: 'free', own: 'household' },
  /** Days, orders and the trial of one's own. */
  'subscription.use': { from: 'free', own: 'person' },
  'notice.read': { from: 'free', own: 'person' },
  'message.send': { from: 'free' },
  'live.listen': { from: 'free' },
  'picture.keep': { from: 'free', own: 'person' },

  'recipe.list': { from: 'free' },
  'recipe.read': { from: 'free', own: 'published' },
  'recipe.change': { from: 'free', own: 'person' },
  'recipe.import': { from: 'free', own: 'person' },
  'recipe.publish': { from: 'free', own: 'person' },
  'recipe.report': { from: 'free', own: 'published' },
  'recipe.favourite': { from: 'free', own: 'published' },
  'recipe.remark': { from: 'free', own: 'published' },
  'recipe.share': { from: 'free', own: 'published' },
  'recipe.overlay': { from: 'premium', own: 'published' },
  'recipe.overlaySettle': { from: 'free', own: 'published' },

  'menu.read': { from: 'free', own: 'household' },
  'menu.change': { from: 'free', own: 'household', role: 'planner' },
  /** How much of a planned dish a member has himself. */
  'menu.plate': { from: 'free', own: 'household' },
  /** What was eaten of it. */
  'menu.eaten': { from: 'free', own: 'household' },
  /** Parameters of one's own; those of the household are `menu.change`. */
  'parameters.change': { from: 'free', own: 'household' },
  /** The menu in one's own calendar, by a link. */
  'menu.feed': { from: 'free', own: 'person' },
  'menu.combine': { from: 'premium', own: 'household', role: 'planner' },
  'generator.run': { from: 'free', role: 'planner' },
  'generator.long': { from: 'premium', role: 'planner' },
  'template.read': { from: 'free', own: 'published' },
  'template.change': { from: 'free', own: 'person' },

  'list.read': { from: 'free', own: 'household' },
  'list.change': { from: 'free', own: 'household', role: 'planner' },
  'list.addLine': { from: 'premium', own: 'household', role: 'planner' },
  'list.phone': { from: 'premium', own: 'household' },

  'course.list': { from: 'free' },
  'course.read': { from: 'free', own: 'published' },
  'course.apply': { from: 'free' },
  /** Ticks of the tasks of a course that somebody takes part in. */
  'course.learn': { from: 'free', own: 'person' },
  'course.report': { from: 'free', own: 'published' },
  'application.withdraw': { from: 'free', own: 'person' },
  'course.change': { from: 'expert', own: 'person' },
  /** An expert's page for everybody, and what of it is one's own. */
  'expert.read': { from: 'free' },
  'practice.read': { from: 'free', own: 'person' },
  'practice.change': { from: 'expert', own: 'person' },
  /** By its expert, also when his days are over, and by its members; the handlers ask who it is. */
  'group.read': { from: 'free' },
  /** What a member does for himself: joining, agreeing, answering, leaving. */
  'group.join': { from: 'free' },
  'group.lead': { from: 'expert', own: 'person' },
  /** Of its client and its expert, also when his days are over; the handlers ask who it is. */
  'consultation.read': { from: 'free' },
  /** Booking, moving, cancelling, and documents: by either side. */
  'consultation.use': { from: 'free' },
  /** Offering times and keeping the record. */
  'consultation.lead': { from: 'expert', own: 'person' },
  'application.decide': { from: 'expert', own: 'person' },

  'limits.bind': { from: 'premium' },
  'ads.none': { from: 'premium' },
  /** Asked by everybody's pages; whoever has `ads.none` is answered with none. */
  'ad.see': { from: 'free' },

  'review.decide': { from: 'admin' },
  'nutrition.set': { from: 'admin' },
  'catalogue.change': { from: 'admin' },
  'message.answer': { from: 'admin' },
  'payment.manage': { from: 'admin' },
  'ad.manage': { from: 'admin' },
  'audit.read': { from: 'admin' },
  /** Who there is, who is kept out, who else administers. */
  'person.manage': { from: 'admin' },
  /** The administration's first page: what waits, and the figures. */
  'desk.read': { from: 'admin' },
  /** One's own second step at the sign-in. */
  'factor.manage': { from: 'admin', own: 'person' },
  'release.manage': { from: 'admin' },
} as const satisfies Record<string, Right>;

export type Action = keyof typeof RIGHTS;

interface Right {
  readonly from: Access;
  /** Whose the thing must be: the actor's, his household's, or anybody's once it is published. */
  readonly own?: 'person' | 'household' | 'published';
  /** The least role in his household; any when left out. */
  readonly role?: HouseholdRole;
}
