import type { Assertion, NewCredential } from '../../../application/ports/passkeys/authenticator';

const signedBy = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key' } as const;

/** An assertion that no server has asked for. */
export const strayAssertion: Assertion = {
  ...signedBy,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** A passkey that no server has asked for. */
export const strayPasskey: NewCredential = {
  ...signedBy,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
