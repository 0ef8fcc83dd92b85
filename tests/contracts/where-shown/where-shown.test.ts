import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionAbout } from './decisions';
import { whereShown } from './where-shown';

const rows = whereShown(join(import.meta.dirname, '../../..'));

describe('the calls and fields of the specification', () => {
  it('[API-10, OPEN-21, OPEN-59] the calls and fields of the specification are each asked for by the portal and shown, or listed in the decision about what isn’t', () => {
    expect(rows.length).toBeGreaterThan(1_000);
    const missing = rows.filter(
      ({ isRead, askedIn, showsIn }) => !isRead || askedIn.length === 0 || showsIn.length === 0,
    );
    const undecided = missing.filter((row) => decisionAbout(row) === undefined);
    expect(undecided.map(({ call, field }) => `${call} ${field}`)).toEqual([]);
  });

  it('the calls and fields of the specification are found by who asks for them: the tier over REST is asked for in its adapter and shows on the home', () => {
    const tier = rows.find(({ call, field }) => call === 'clientTier' && field === '');
    expect(tier).toMatchObject({ askedIn: ['adapters/rest/tiers/rest-client-tiers.ts'], isRead: true });
    expect(tier?.showsIn).toContain('portfolio');
  });

  it('the calls and fields of the specification are told apart from a field that no code reads', () => {
    const unread = rows.find(({ call, field }) => call === 'urlTradingDetail' && field === 'clientId');
    expect(unread).toMatchObject({ isRead: false });
  });
});
