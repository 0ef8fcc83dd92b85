import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { RestClient } from '../../../adapters/rest/rest-client';
import { type CallName, callCatalogue } from '../../../contract/rest/call-catalogue';
import { readJson } from '../../../adapters/rest/read-answer';
import type { ContractTarget } from '../contract-target';

/** A test that a client's REST call answers in the contract's shape, for calls that no port asks yet. */
export const answersAsAgreed =
  (target: ContractTarget, name: CallName, schema: z.ZodMiniType): (() => Promise<void>) =>
  async () => {
    const portal = await target.signedIn();
    const read = readJson<z.ZodMiniType, unknown>(schema, (value) => value);
    const answer = await portal.get(RestClient).call(callCatalogue, { name, policy: { showErrors: false }, read });
    expect(answer).toMatchObject({ ok: true });
  };
