/** The pages around the session share a file: whoever opens one mostly opens the next. */
export { EmailConfirmPage } from '../registration/EmailConfirmPage';
export { LoginPage } from '../session/LoginPage';
export { PasswordEditPage } from '../password/PasswordEditPage';
export { RecoveryPage } from '../password/RecoveryPage';
export { RegistrationPage } from '../registration/RegistrationPage';
