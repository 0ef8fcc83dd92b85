import type { Credentials } from '../../application/ports/session/sessions';

/** `Basic` and the base64 of the UTF-8 bytes of `account:PIN` [AUTH-03]; never axios's `auth`, whose errors tell the PIN. */
export function basicAuthorization({ username, secret }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${secret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
