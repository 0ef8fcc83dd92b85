import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { type Region, regions } from '../../../domain/region';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { settle } from '../support/portal-pages';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
let fault: TransportAnswer | undefined;
beforeEach(() => {
  fault = undefined;
  // From the start, so that every timer of the page is one of these.
  vi.useFakeTimers();
});

// docs/operate/scale.md reckons with these counts.
describe('the calls of a home that stays open for an hour', () => {
  it.each(regions)(
    '[SESS-02, OPEN-11] an active client’s page sends a heartbeat every five minutes and reads the stops every 45 seconds, and asks nothing else: %s',
    async (region) => {
      await openHome(region);
      expect(await callsOfAnHour()).toEqual({ PublicMaintenanceMessage: 80, heartbeat: 12 });
    },
  );

  it.each(regions)('[SESS-02] a page that nobody sees reads no stops: %s', async (region) => {
    await openHome(region);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await callsOfAnHour()).toEqual({ heartbeat: 12 });
  });

  it.each([
    { region: 'TW', name: 'a server that doesn’t answer', given: offline },
    { region: 'HK', name: 'a proxy without a server', given: answer(502) },
  ] as const)(
    '[SESS-02, R5] an outage of an hour makes a page ask three times as often: $region, $name',
    async ({ region, given }) => {
      await openHome(region);
      fault = given;
      const { PublicMaintenanceMessage: stops = 0, heartbeat = 0, ...others } = await callsOfAnHour();
      expect(others).toEqual({});
      // The last ones of the hour may be tried again after it.
      expect([240 - stops, 36 - heartbeat].filter((after) => after < 0 || after > 2)).toEqual([]);
    },
  );
});

async function openHome(region: Region): Promise<void> {
  await portal.open({ block: { region, profile: 'standalone' }, answer: () => fault });
  await portal.find('main h2');
  await settle(portal);
  // What is loaded once nothing else is to do begins now, and real time must pass until it is there.
  await vi.advanceTimersByTimeAsync(5_000);
  await settle(portal);
}

/** Counts the calls of an hour by name, in which the client does something every minute. */
async function callsOfAnHour(): Promise<Readonly<Record<string, number>>> {
  const before = portal.requests.length;
  for (let minute = 0; minute < 60; minute += 1) {
    window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  const counted: Record<string, number> = {};
  for (const { name } of portal.requests.slice(before)) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}
