import type { Config } from '../platform/config/config';
import type { Letter, MailedNotice } from '../platform/mail/letter';
import type { User } from './user.entity';

type Reader = Pick<User, 'email' | 'language'>;
type Origin = Pick<Config, 'publicUrl'>;

/** Asks a person to confirm his address. Links are built from configuration alone (product decision 2.10). */
export function confirmLetter(user: Reader, secret: string, { publicUrl }: Origin): Letter {
  return {
    kind: 'confirm',
    to: user.email,
    language: user.language,
    link: `${publicUrl}/auth/email/confirm?token=${secret}&lng=${user.language}`,
  };
}

/** Lets a person set a new password. */
export function passwordLetter(user: Reader, secret: string, { publicUrl }: Origin): Letter {
  return {
    kind: 'password',
    to: user.email,
    language: user.language,
    link: `${publicUrl}/auth/password/edit?token=${secret}&lng=${user.language}`,
  };
}

/** Tells a person that his password was changed. */
export function passwordChangedLetter(user: Reader, { publicUrl }: Origin): Letter {
  return {
    kind: 'passwordChanged',
    to: user.email,
    language: user.language,
    link: `${publicUrl}/${user.language}/auth/password/recovery`,
  };
}

/** Asks whoever reads an address whether it shall be an account's. */
export function newEmailLetter(reader: Reader, secret: string, { publicUrl }: Origin): Letter {
  return {
    kind: 'newEmail',
    to: reader.email,
    language: reader.language,
    link: `${publicUrl}/auth/email/confirm?token=${secret}&lng=${reader.language}`,
  };
}

/** Tells the address before that another one is the account's from now on. */
export function emailChangedLetter(user: Reader, address: string, { publicUrl }: Origin): Letter {
  return {
    kind: 'emailChanged',
    to: user.email,
    language: user.language,
    values: { address },
    link: `${publicUrl}/${user.language}`,
  };
}

/** Tells a person when his account goes, and the way to keep it: without signing in, by one press. */
export function leavingLetter(user: Reader, secret: string, day: string, { publicUrl }: Origin): Letter {
  return {
    kind: 'leaving',
    to: user.email,
    language: user.language,
    values: { day },
    link: `${publicUrl}/api/leaving/stay?token=${secret}&lng=${user.language}`,
  };
}

/** The last letter: the account is gone. */
export function leftLetter(user: Reader, { publicUrl }: Origin): Letter {
  return {
    kind: 'left',
    to: user.email,
    language: user.language,
    link: `${publicUrl}/${user.language}`,
  };
}

/** Brings the administrator's answer to somebody without an account. */
export function answerLetter(
  reader: Reader,
  values: Readonly<Record<'question' | 'answer', string>>,
  { publicUrl }: Origin,
): Letter {
  return {
    kind: 'message.answered',
    to: reader.email,
    language: reader.language,
    values,
    link: `${publicUrl}/${reader.language}`,
  };
}

/** Says by mail what a notice says; the link leads there in the person's language. */
export function noticeLetter(
  user: Reader,
  notice: { kind: MailedNotice; values: Readonly<Record<string, string>>; link: string | null },
  { publicUrl }: Origin,
  /** Ends reminders; only a reminder has it. */
  off?: string,
): Letter {
  return {
    off,
    kind: notice.kind,
    to: user.email,
    language: user.language,
    values: notice.values,
    link: `${publicUrl}/${user.language}${notice.link ?? '/user/messages'}`,
  };
}
