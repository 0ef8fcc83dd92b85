import { createHash } from 'node:crypto';
import type { ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { canonicalBody, type RequestBody } from '../../domain/credentials/re-authentication/request-body';

/** Returns the digest that is stored of the body of an action. */
export const bodyDigest = (action: ReAuthAction, body: RequestBody): string =>
  createHash('sha256').update(canonicalBody(action, body)).digest('hex');
