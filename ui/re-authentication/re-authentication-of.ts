import { Locale } from '../../application/ports/locale';
import { LocalProofs } from '../../application/ports/re-authentication/local-proofs';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { PasskeyProofs } from '../../application/ports/re-authentication/passkey-proofs';
import { ProofPages } from '../../application/ports/re-authentication/proof-pages';
import { ReAuthentications } from '../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../application/ports/re-authentication/request-nonces';
import { SessionVault } from '../../application/ports/session-vault';
import { ReAuthentication } from '../../application/re-authentication/re-authentication';
import { StoredRequests } from '../../application/re-authentication/stored-request';
import { NameSession } from '../../application/session/name-session';
import type { Get } from '../app/injection';

/** The re-authentication of a screen that asks for one, or that leads through it. */
export const reAuthenticationOf = (get: Get): ReAuthentication =>
  new ReAuthentication({
    server: get(ReAuthentications),
    local: get(LocalProofs),
    passkeys: get(PasskeyProofs),
    authenticator: get(Authenticator),
    nonces: get(RequestNonces),
    pages: get(ProofPages),
    stored: new StoredRequests(get(SessionVault)),
    locale: get(Locale),
    nameSession: get(NameSession),
  });
