import type { MailTexts } from './uk';

export const en: MailTexts = {
  confirm: {
    subject: 'Confirm your address — Sytno',
    body: 'Welcome to Sytno.\n\nPlease confirm that this address is yours. The link works for 24 hours.',
    button: 'Confirm the address',
  },
  password: {
    subject: 'A new password — Sytno',
    body: 'Somebody asked for a new password for your Sytno account.\n\nIf it was you, set it with the link. It works for one hour and only once.',
    button: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed — Sytno',
    body: 'The password of your Sytno account has just been changed, and all devices were signed out.\n\nIf it was not you, ask for a new password at once.',
    button: 'Ask for a new password',
  },
  newEmail: {
    subject: 'Confirm your new address — Sytno',
    body: 'Somebody asked to move your Sytno account to this address.\n\nOnce confirmed, you sign in with it and our mails come here. The link works for 24 hours.',
    button: 'Confirm the new address',
  },
  emailChanged: {
    subject: 'The address of your account was changed — Sytno',
    body: 'Your Sytno account has another address now: {address}. We will not write here any more.\n\nIf this was not you, write to us at once, from the page or by answering this mail.',
    button: 'Open Sytno',
  },
  leaving: {
    subject: 'Your account will be deleted on {day} — Sytno',
    body: 'You asked us to delete your Sytno account. Every device is signed out already, and on {day} it will be deleted for good.\n\nChanged your mind? Press the button, or simply sign in before that day, and everything stays as it was.\n\nIf this was not you, keep the account and change your password.',
    button: 'Keep my account',
  },
  left: {
    subject: 'Your account was deleted — Sytno',
    body: 'Your Sytno account, and everything that was yours alone, is deleted. This is our last mail.\n\nRecords of payments stay without your name for as long as the law demands. Thank you for having been here.',
    button: 'Open Sytno',
  },
  'application.received': {
    subject: 'A new application to “{course}” — Sytno',
    body: '{person} asks to take part in your course “{course}”.\n\nYou can accept or reject the application on the course’s page.',
    button: 'See the application',
  },
  'application.pending': {
    subject: 'Your application to “{course}” was sent — Sytno',
    body: 'We have received your application to the course “{course}”.\n\nThe expert will look at it, and we will write to you at once.',
    button: 'Go to the course',
  },
  'application.accepted': {
    subject: 'You were accepted to “{course}” — Sytno',
    body: 'Your application to the course “{course}” was accepted.\n\nIts menu and tasks are waiting on the course’s page.',
    button: 'Go to the course',
  },
  'application.rejected': {
    subject: 'Your application to “{course}” was rejected — Sytno',
    body: 'Unfortunately your application to the course “{course}” was rejected.\n\nThe reason: {reason}\n\nYou can apply again or choose another course.',
    button: 'Go to the course',
  },
  'application.waiting': {
    subject: 'You are on the waiting list of “{course}” — Sytno',
    body: 'There are no free seats in the course “{course}” now, so your application is on the waiting list.\n\nAs soon as a seat is free, we will write to you at once.',
    button: 'Go to the course',
  },
  'application.removed': {
    subject: 'You no longer take part in “{course}” — Sytno',
    body: 'The expert ended your part in the course “{course}”.\n\nThe reason: {reason}\n\nDishes that you have taken onto your menu stay yours.',
    button: 'Go to the course',
  },
  'application.withdrawn': {
    subject: 'A participant left “{course}” — Sytno',
    body: '{person} no longer takes part in your course “{course}”.\n\nThe seat goes to the first on the waiting list, if there is one.',
    button: 'See the participants',
  },
  'course.published': {
    subject: '“{course}” is published — Sytno',
    body: 'Your course “{course}” was looked at and is published: people can apply to it now.',
    button: 'See the course',
  },
  'course.returned': {
    subject: '“{course}” was returned — Sytno',
    body: 'Your course “{course}” was looked at and is not published yet.\n\nThe reason: {reason}\n\nMend it and ask again.',
    button: 'Open the course',
  },
  'course.closed': {
    subject: '“{course}” was closed — Sytno',
    body: 'The course “{course}” was closed before its end.\n\nThe reason: {reason}\n\nWhat had opened to its participants stays there for them to read.',
    button: 'Go to the course',
  },
  'course.kept': {
    subject: '“{course}” was looked at after your report — Sytno',
    body: 'The administrator looked at your report of the course “{course}” and left it published. Thank you for writing.',
    button: 'Go to the course',
  },
  'message.answered': {
    subject: 'An answer to your message — Sytno',
    body: 'You wrote to us: “{question}”\n\nThe administrator’s answer:\n\n{answer}',
    button: 'Open Sytno',
  },
  'nutrition.set': {
    subject: 'The numbers for “{food}” are there — Sytno',
    body: 'You wrote the ingredient “{food}” in a recipe; the catalogue did not have it yet.\n\nThe administrator has added its nutrition. Worked out again: {recipes}.',
    button: 'Have a look',
  },
  'nutrition.refused': {
    subject: '“{food}” was not added to the catalogue — Sytno',
    body: 'You wrote the ingredient “{food}” in a recipe: {recipes}.\n\nThe administrator has not added it to the catalogue.\n\nReason: {reason}\n\nName the ingredient more exactly or choose it from the catalogue, and the nutrition of the dish will be complete.',
    button: 'Mend the recipe',
  },
  'recipe.published': {
    subject: '“{recipe}” is published — Sytno',
    body: 'Your recipe “{recipe}” was looked at and is published: everybody finds it in the list now.',
    button: 'See the recipe',
  },
  'recipe.returned': {
    subject: '“{recipe}” was returned — Sytno',
    body: 'Your recipe “{recipe}” was looked at and is not published yet.\n\nThe reason: {reason}\n\nMend it and ask again.',
    button: 'Open the recipe',
  },
  'recipe.withdrawn': {
    subject: '“{recipe}” is published no more — Sytno',
    body: 'After reports by readers your recipe “{recipe}” is published no more. It stays yours.\n\nThe reason: {reason}\n\nMend it and ask again.',
    button: 'Open the recipe',
  },
  'template.published': {
    subject: '“{template}” is published — Sytno',
    body: 'Your template “{template}” was looked at and is published: everybody finds it in the list now.',
    button: 'See the template',
  },
  'template.returned': {
    subject: '“{template}” was returned — Sytno',
    body: 'Your template “{template}” was looked at and is not published yet.\n\nThe reason: {reason}\n\nMend it and ask again.',
    button: 'Open the template',
  },
  'template.withdrawn': {
    subject: '“{template}” is published no more — Sytno',
    body: 'Your template “{template}” is published no more. It stays yours.\n\nThe reason: {reason}\n\nMend it and ask again.',
    button: 'Open the template',
  },
  'report.kept': {
    subject: 'Your report on “{recipe}” — Sytno',
    body: 'Thank you for your report on the recipe “{recipe}”. We have looked at it, and the recipe stays.',
    button: 'See the recipe',
  },
  'report.withdrawn': {
    subject: 'Your report on “{recipe}” — Sytno',
    body: 'Thank you for your report on the recipe “{recipe}”. We have looked at it: the recipe is published no more.',
    button: 'Go to the recipes',
  },
  'household.joined': {
    subject: '{person} is in your household — Sytno',
    body: '{person} came by your invitation. From now on you share the menu and the grocery lists.',
    button: 'See the household',
  },
  'household.left': {
    subject: '{person} left the household — Sytno',
    body: '{person} left your household. The menu and the lists stay as they are.',
    button: 'See the household',
  },
  'household.removed': {
    subject: 'You are out of a household — Sytno',
    body: '{person} took you out of the shared household. You have a copy of its menu from today on and of the open lists.',
    button: 'See your household',
  },
  'household.owner': {
    subject: 'The household is yours — Sytno',
    body: '{person} handed the household over to you. Now you decide who is in it; your time zone and your access hold for its menu and lists.',
    button: 'See the household',
  },
  'household.handed': {
    subject: 'You handed the household over — Sytno',
    body: 'The household is {person}’s now. You stay in it and plan as before.',
    button: 'See the household',
  },
  'premium.trial': {
    subject: 'Your trial has begun — Sytno',
    body: 'Premium is open. Days: {days}.\n\nNothing is charged: the period ends by itself.',
    button: 'See the subscription',
  },
  'premium.paid': {
    subject: 'Payment received, {order} — Sytno',
    body: 'Thank you. Order {order} is paid. Days added: {days}.',
    button: 'See the subscription',
  },
  'premium.claimed': {
    subject: 'We are checking your payment, {order} — Sytno',
    body: 'You told us that you paid order {order}.\n\nThe administrator credits the days by hand within a day. If we are late, you get two weeks of premium free.',
    button: 'Open the order',
  },
  'premium.fallback': {
    subject: 'Two weeks of premium, free — Sytno',
    body: 'We did not manage to check order {order} within a day. Days added free: {days}.\n\nOnce the payment is found, the rest is added.',
    button: 'See the subscription',
  },
  'premium.credited': {
    subject: 'Premium days credited, {order} — Sytno',
    body: 'The administrator credited the days of order {order} by hand. Days added: {days}.\n\nNote: {reason}',
    button: 'See the subscription',
  },
  'premium.declined': {
    subject: 'No payment was found, {order} — Sytno',
    body: 'The administrator found no payment for order {order}. Days that you already have stay yours.\n\nThe reason: {reason}',
    button: 'Open the order',
  },
  'premium.refunded': {
    subject: 'Your money goes back, {order} — Sytno',
    body: 'The payment of order {order} was given back. Days taken: {days}.\n\nThe reason: {reason}',
    button: 'See the subscription',
  },
  'premium.given': {
    subject: 'Premium days were added — Sytno',
    body: 'The administrator added days: {days}.\n\nThe reason: {reason}',
    button: 'See the subscription',
  },
  'premium.taken': {
    subject: 'Premium days were taken — Sytno',
    body: 'The administrator took days: {days}.\n\nThe reason: {reason}',
    button: 'See the subscription',
  },
  'premium.ending': {
    subject: 'Premium ends soon — Sytno',
    body: 'The last day of premium: {until}.\n\nThe period does not renew by itself. If you go on now, the days add to those that are left.',
    button: 'Go on',
  },
  'premium.ended': {
    subject: 'Premium has ended — Sytno',
    body: 'The last day of premium was {until}. Recipes, menus and lists stay yours.',
    button: 'See the subscription',
  },
  'account.blocked': {
    subject: 'Your account is closed — Sytno',
    body: 'The administrator has closed your Sytno account: you cannot sign in for now. What you share with others stays theirs.\n\nReason: {reason}\n\nIf this is a mistake, write to us by the link at the foot of any page.',
    button: 'Open Sytno',
  },
  'account.unblocked': {
    subject: 'Your account is open again — Sytno',
    body: 'Your Sytno account is open again: you can sign in, and everything of yours is there.\n\nNote: {reason}',
    button: 'Open Sytno',
  },
  'payment.waiting': {
    subject: 'Waits to be credited: {order} — Sytno',
    body: '{person} says that order {order} is paid. The days are promised within a day.',
    button: 'Open the payments',
  },
  'data.ready': {
    subject: 'The copy of your data is ready — Sytno',
    body: 'The copy of your data is there. You can fetch it in your profile until {until}.\n\nIf you did not ask for it, change your password.',
    button: 'Fetch it',
  },
  'account.kept': {
    subject: 'Your account stays — Sytno',
    body: 'Your Sytno account will not be deleted: everything is as it was.',
    button: 'Open the profile',
  },
  'expert.leaving': {
    subject: 'The course “{course}” ends on {until} — Sytno',
    body: 'The expert of the course “{course}” is leaving Sytno. The course will be closed: {until}.\n\nWhatever you took into your own menu stays yours. Take the rest before that day.',
    button: 'Open the course',
  },
  'expert.checked': {
    subject: 'Your proof is checked — Sytno',
    body: 'Your proof is checked.\n\nYour page says so now.',
    button: 'Open your page',
  },
  'expert.returned': {
    subject: 'Your proof was returned — Sytno',
    body: 'Your proof was returned.\n\nReason: {reason}',
    button: 'Open your page',
  },
  'group.joined': {
    subject: '{person} is in “{group}” — Sytno',
    body: '{person} is in “{group}”.\n\nThey came by your link.',
    button: 'Open the group',
  },
  'group.added': {
    subject: '{person} took you into “{group}” — Sytno',
    body: '{person} took you into “{group}”.\n\nYour course goes on there. What the expert sees, you decide.',
    button: 'Open the group',
  },
  'group.removed': {
    subject: 'You are no longer in “{group}” — Sytno',
    body: 'You are no longer in “{group}”.\n\nThe expert sees nothing of yours any more.',
    button: 'See your groups',
  },
  'targets.proposed': {
    subject: '{person} proposes targets to you — Sytno',
    body: '{person} proposes targets to you.\n\nThey become yours only when you accept them.',
    button: 'Look at them',
  },
  'targets.accepted': {
    subject: '{person} accepted your targets — Sytno',
    body: '{person} accepted your targets.\n\nDays are measured against them now.',
    button: 'Open',
  },
  'targets.refused': {
    subject: '{person} refused your targets — Sytno',
    body: '{person} refused your targets.\n\n“{reason}”',
    button: 'Open',
  },
  'week.proposed': {
    subject: '{person} made a week for you — Sytno',
    body: '{person} made a week for you.\n\n“{week}”: take it whole or by day, or say no.',
    button: 'Look at it',
  },
  'week.accepted': {
    subject: '{person} took your week — Sytno',
    body: '{person} took your week.\n\n“{week}” is on the menu.',
    button: 'Open',
  },
  'week.refused': {
    subject: '{person} refused your week — Sytno',
    body: '{person} refused your week.\n\n“{week}”: {reason}',
    button: 'Open',
  },
  'day.commented': {
    subject: '{person} wrote about {day} — Sytno',
    body: '{person} wrote about {day}.\n\n{comment}',
    button: 'Open the group',
  },
  'consultation.booked': {
    subject: '{person}: consultation on {when} — Sytno',
    body: 'The consultation is booked.\n\nWith: {person}\nWhen: {when}\n\nThis e-mail brings an entry for your calendar. On the consultation’s page you can write a question and attach documents.',
    button: 'Open the consultation',
  },
  'consultation.moved': {
    subject: '{person}: consultation moved to {when} — Sytno',
    body: 'The consultation was moved.\n\nWith: {person}\nNow: {when}\n\nThe entry in this e-mail takes the place of the one in your calendar.',
    button: 'Open the consultation',
  },
  'consultation.cancelled': {
    subject: '{person}: consultation on {when} cancelled — Sytno',
    body: 'The expert cancelled the consultation.\n\nWith: {person}\nWhen: {when}\n\nThe reason: {reason}',
    button: 'Open the consultation',
  },
  'consultation.withdrawn': {
    subject: '{person}: consultation on {when} cancelled — Sytno',
    body: 'The consultation is cancelled.\n\nWith: {person}\nWhen: {when}\n\nThe time is free again.',
    button: 'Open',
  },
  'consultation.concluded': {
    subject: '{person}: the conclusion is there — Sytno',
    body: 'The consultation is concluded, and its conclusion is there.\n\nWith: {person}\nWhen: {when}',
    button: 'Read the conclusion',
  },
  'consultation.reminder': {
    subject: '{person}: consultation soon, {when} — Sytno',
    body: 'A reminder of the consultation.\n\nWith: {person}\nWhen: {when}\n\nThis e-mail brings an entry for your calendar.',
    button: 'Open the consultation',
  },
  byHand: 'If the button does not work, open this address:',
  off: 'No reminders any more',
  ignore: 'If you did not ask for this, simply ignore this e-mail.',
};
