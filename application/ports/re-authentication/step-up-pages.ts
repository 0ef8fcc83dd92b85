import type { AuthProvider } from '../../../domain/credentials/login/auth-provider';

/** The query parameters of the page that asks for the secret [REAUTH-07..10]. */
export type StepUpQuery = Readonly<Record<'locale' | 'nonce' | 'type', string>> & { readonly action?: string };

/** The ways to the pages where a client proves who acts, and back [REAUTH-05, REAUTH-06, API-23, API-25]. */
export abstract class StepUpPages {
  /** Shows the page of ours that asks for a passkey, which leads on to that of the provider too. */
  abstract showPasskey(provider: AuthProvider, query: StepUpQuery): void;
  /** Leaves for the provider's page: one of our own addresses, whatever anybody answers. */
  abstract leaveFor(provider: AuthProvider, query: StepUpQuery): void;
  /** Shows the page of ours that asked; anything that isn't a path of ours is the home. */
  abstract returnTo(path: string): void;
}
