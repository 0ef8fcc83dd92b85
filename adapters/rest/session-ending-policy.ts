import type { FailurePolicy } from './rest-client';

/** The policy of a change that ends or renews its own session: a 401 may come after the change was made, which the use case says. */
export const sessionEndingPolicy: FailurePolicy = { showErrors: false, onUnauthorized: 'caller' };
