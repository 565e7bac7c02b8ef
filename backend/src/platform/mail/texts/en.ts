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
  byHand: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, simply ignore this e-mail.',
};
