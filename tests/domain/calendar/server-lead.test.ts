import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverLead } from '../../../domain/calendar/server-lead';

const time = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
const header = (at: number) => new Date(at).toUTCString();

describe('the lead of a server’s clock over a device’s', () => {
  it('[TRADE-90, TRADE-112] the lead of a server’s clock over a device’s is known to two seconds after any answer that was a second on its way, whatever the device says', () => {
    const known = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(time, time, known, fc.integer({ min: 0, max: 1_000 }), (server, device, before, way) => {
        const lead = serverLead(before, header(server), device + way);
        expect(Math.abs(device + way + lead - (server + way))).toBeLessThanOrEqual(3_500);
      }),
    );
  });

  it('[TRADE-90] stays as it is while answers agree with it, and where an answer tells no time', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -1e6, max: 1e6 }), (device, lead) => {
        const told = header(device + lead);
        expect(serverLead(lead, told, device)).toBe(lead);
        for (const text of [undefined, '', 'soon']) expect(serverLead(lead, text, device)).toBe(lead);
      }),
    );
  });

  it('[TRADE-90] the lead of a server’s clock over a device’s is what a wrong device makes it, to the second', () => {
    const server = Date.parse('2026-11-27T02:00:00Z');
    expect(serverLead(0, header(server), server - 86_400_000)).toBe(86_400_500);
    expect(serverLead(0, header(server), server + 1_000)).toBe(0);
  });
});
