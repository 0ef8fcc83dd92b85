import type { SessionVault } from '../../application/ports/session/session-vault';
import { parseJson } from './parse-json';

/** The check token's header, in requests and answers [SESS-06, OPEN-06]. */
const checkTokenHeader = 'AUTH_CHECKED';

/** Matches the texts that a header can bear. */
export const visibleText = /^[\x20-\x7e]+$/;

/** The check token's header, only when the vault's stored text is a quoted non-empty string [SESS-05, OPEN-74]. */
export function checkTokenHeaders(vault: SessionVault): Readonly<Record<string, string>> {
  const token = unquoted(vault.readRaw('AUTH_CHECKED'));
  return token === undefined ? {} : { [checkTokenHeader]: token };
}

/** Keeps the check token an answer brings [SESS-01, SESS-03]. */
export function recordCheckToken(vault: SessionVault, headers: Readonly<Record<string, string>>): void {
  const token = headers[checkTokenHeader.toLowerCase()];
  if (token !== undefined && token !== '') vault.write('AUTH_CHECKED', token);
}

function unquoted(raw: string | undefined): string | undefined {
  const token = raw?.startsWith('"') ? parseJson(raw) : undefined;
  return typeof token === 'string' && visibleText.test(token) ? token : undefined;
}
