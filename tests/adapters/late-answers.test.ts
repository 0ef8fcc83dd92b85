import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import { Transport } from '../../adapters/http/transport';
import { portCalls } from './support/port-calls';
import { answer, offline, refusal } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

/** A server whose answers arrive when the scheduler says so, each bearing the name of the client who asked. */
class ScheduledServer extends Transport {
  constructor(
    private readonly scheduler: fc.Scheduler,
    private readonly reply: (client: string) => TransportAnswer,
  ) {
    super();
  }

  send({ headers }: TransportRequest): Promise<TransportAnswer> {
    const client = headers['AUTH_CHECKED'] ?? 'visitor';
    return this.scheduler.schedule(Promise.resolve(this.reply(client)), client);
  }
}

const replies: readonly ((client: string) => TransportAnswer)[] = [
  (client) => answer(200, { of: client }, { auth_checked: `${client}-again` }),
  (client) => answer(401, refusal(client)),
  (client) => answer(400, refusal(client)),
  () => answer(500),
  () => offline,
];

describe('client A logs out and B logs in while A’s calls are under way', () => {
  it('[R13] no order of answers shows A’s to B, ends B’s session or changes B’s token', async () => {
    const calls = fc.array(
      fc.constantFrom(...portCalls.filter(({ kind, region }) => region === 'TW' && !/logon|logout/.test(kind))),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), calls, fc.constantFrom(...replies), async (scheduler, asked, reply) => {
        const setup = adapterSetup('TW', new ScheduledServer(scheduler, reply));
        setup.vault.write('AUTH_CHECKED', 'A');
        const answers = asked.map((call) => call.ask(setup));
        setup.epoch.advance();
        setup.vault.clear();
        setup.vault.write('AUTH_CHECKED', 'B');
        await scheduler.waitFor(Promise.all(answers));
        for (const late of await Promise.all(answers))
          expect(late).toEqual({ ok: false, error: { kind: 'superseded' } });
        expect(setup.vault.read('AUTH_CHECKED')).toBe('B');
        expect([setup.failures.errors, setup.navigation.exits, setup.sessionEnd.events]).toEqual([[], [], []]);
        expect(setup.inFlight.count).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
