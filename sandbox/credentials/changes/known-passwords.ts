import { isCommonPassword } from '../../../domain/credentials/secrets/common-passwords';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import { isBreachedPassword } from './breached-passwords';

let list: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is changed: some fifty thousand, five thousand of which keep Taiwan's rules in some case. */
const widelyUsed = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= shortest)),
  ));

/** Among digits a shorter word is no password that anybody would guess. */
const shortest = 4;

/**
 * Returns true if a password is known to those who guess: on the browser's list, on the longer one of the server, or in
 * the firm's set of breached ones [CRED-22, OPEN-50].
 */
export const isKnownPassword = async (
  password: string,
  { breachedPasswords }: Pick<SandboxConfiguration, 'breachedPasswords'>,
): Promise<boolean> =>
  isCommonPassword(password) ||
  isCommonPassword(password, await widelyUsed()) ||
  isBreachedPassword(breachedPasswords, password);
