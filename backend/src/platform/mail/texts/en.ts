import type { MailTexts } from './uk';

export const en: MailTexts = {
  confirm: {
    subject: 'Confirm your address — Sytno',
    body: 'Welcome to Sytno!\n\nPlease confirm that this address is yours. The link works for 24 hours.',
    button: 'Confirm the address',
  },
  password: {
    subject: 'A new password — Sytno',
    body: 'Somebody asked for a new password for your Sytno account.\n\nIf it was you, set it by the link. It works for one hour and only once.',
    button: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed — Sytno',
    body: 'The password of your Sytno account has just been changed, and all devices were signed out.\n\nIf it was not you, ask for a new password at once.',
    button: 'Ask for a new password',
  },
  'application.received': {
    subject: 'A new application to “{course}” — Sytno',
    body: '{person} asks to take part in your course “{course}”.\n\nYou can accept or decline the application on the course’s page.',
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
    subject: 'Your application to “{course}” was declined — Sytno',
    body: 'Unfortunately your application to the course “{course}” was declined.\n\nThe reason: {reason}\n\nYou can apply again or choose another course.',
    button: 'Go to the course',
  },
  'message.answered': {
    subject: 'An answer to your message — Sytno',
    body: 'You wrote to us: “{question}”\n\nThe administrator’s answer:\n\n{answer}',
    button: 'Open Sytno',
  },
  byHand: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, simply ignore this mail.',
};
