import { remindsOfPasswordChange } from '../credentials/secrets/password-age';

/** The reminders about a client's account, in the order of the list [MSG-17, OPEN-51, OPEN-87]. */
export const accountReminders = [
  'password-change',
  'create-username',
  'communication-preference',
  'plan-migration',
  'invalid-address',
] as const;

/** A reminder about the client's account; its words are in three languages [MSG-17]. */
export type AccountReminder = (typeof accountReminders)[number];

/** Those to show: the change of password until it is dismissed for the session [OPEN-51], the others once flagged [OPEN-87]. */
export const accountRemindersFor = ({
  passwordChangeReminder,
  isPasswordDismissed,
  flagged,
}: {
  readonly passwordChangeReminder: boolean | undefined;
  readonly isPasswordDismissed: boolean;
  readonly flagged: ReadonlySet<AccountReminder>;
}): readonly AccountReminder[] =>
  accountReminders.filter((reminder) =>
    reminder === 'password-change'
      ? remindsOfPasswordChange(passwordChangeReminder, isPasswordDismissed)
      : flagged.has(reminder),
  );
