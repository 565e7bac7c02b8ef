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
  byHand: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, simply ignore this mail.',
};
