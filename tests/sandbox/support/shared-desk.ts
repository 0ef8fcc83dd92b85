import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { DeskVisit } from './desk-visit';
import { startTestSandbox, type TestSandbox } from './test-sandbox';
import { faultsInBooks } from './watched-books';

type Begun = { readonly sandbox: TestSandbox; readonly desk: DeskVisit };

/** One sandbox with a client at its order desk for every test of a file, each begun anew; the books are right after the last one. */
export function sharedDesk(
  take: (begun: Begun) => void,
  beginAnew: (begun: Begun) => Promise<void> = ({ desk }) => desk.beginAnew(),
): void {
  let begun: Begun;
  beforeAll(async () => {
    const sandbox = await startTestSandbox();
    begun = { sandbox, desk: await DeskVisit.begin(sandbox) };
    take(begun);
  }, 120_000);
  beforeEach(() => beginAnew(begun));
  afterAll(async () => {
    expect(await faultsInBooks(begun.sandbox.database)).toEqual([]);
    await begun.sandbox.close();
  });
}
