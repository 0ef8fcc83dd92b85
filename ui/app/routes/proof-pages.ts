// One chunk for the screens of a proof: they follow each other, and each chunk's name weighs on the first page [P2].
export { LocalProofScreen } from '../../screens/re-authentication/local-proof-screen';
export { PasskeyProofScreen } from '../../screens/re-authentication/passkey-proof-screen';
export { ProofRedirectScreen } from '../../screens/re-authentication/proof-redirect-screen';
export { ProofReturnScreen } from '../../screens/re-authentication/proof-return-screen';
