import type { ServerContext } from '../../../sandbox/context/server-context';
import { buildServer } from '../../../sandbox/server/build-server';
import type { TestSandbox } from './test-sandbox';

/** A server of Taiwan where something happens, once, after a secret or code was looked at and before what it is good for is locked. */
export async function serverWhereMeanwhile(
  sandbox: TestSandbox,
  happens: () => Promise<unknown>,
): Promise<Awaited<ReturnType<typeof buildServer>>> {
  const context = sandbox.context('TW');
  let hasHappened = false;
  const matches: ServerContext['secrets']['matches'] = async (hashed, secret) => {
    const right = await context.secrets.matches(hashed, secret);
    if (!hasHappened) {
      hasHappened = true;
      await happens();
    }
    return right;
  };
  return buildServer({ ...context, secrets: { ...context.secrets, matches } });
}
