/** Ties a request to what it is for, so that neither can be exchanged [REAUTH-08, OPEN-43]. */
export abstract class RequestNonces {
  /** A random text that nobody has used. */
  abstract salt(): string;
  /** SHA-256 in hex of the salt and the text. */
  abstract nonceOf(salt: string, text: string): Promise<string>;
}
