import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNotesVersion } from '../../config/order-notes-version';
import { type DataBlock, parsePortalConfiguration } from '../../config/portal-configuration';
import en_US from '../../ui/i18n/en_US/order-list.json';
import zh_HK from '../../ui/i18n/zh_HK/order-list.json';
import zh_TW from '../../ui/i18n/zh_TW/order-list.json';

const parse = (block: DataBlock) => parsePortalConfiguration(JSON.stringify(block));

describe('the data block', () => {
  it('[CONF-01, CONF-02, SHELL-02] chooses the region', () => {
    expect(value({ region: 'HK', hotline: '2100 0000' }).region).toBe('HK');
    expect(value({ region: 'TW', hotline: '2100 0000' }).region).toBe('TW');
    expect(problem('{"region":"JP","hotline":"1"}').field).toBe('region');
  });

  it('[CONF-03, CONF-25, OPEN-71] a data block of a hotline and approved notes alone is TW, coexist, live, production', () => {
    expect(value({ hotline: '2100 0000' })).toMatchObject({
      region: 'TW',
      profile: 'coexist',
      mode: 'live',
      environment: 'production',
    });
  });

  it('[CONF-22, API-01] gives each region its API base and GraphQL addresses', () => {
    expect(value({ region: 'HK', hotline: '1' })).toMatchObject({
      apiBase: '/tet-web/rest',
      graphqlEndpoint: '/tet-web/rest/graphql',
      graphqlPublicEndpoint: '/tet-web/rest/graphql/static',
    });
    expect(value({ region: 'TW', hotline: '1' }).apiBase).toBe('/tet-web/api/v2');
  });

  it('[OPEN-08] takes another public path', () => {
    expect(value({ hotline: '1', graphqlPublicPath: '/cdn/graphql' }).graphqlPublicEndpoint).toBe('/cdn/graphql');
  });

  it('[CONFLICT-57] asks for the portfolio by GraphQL, or by REST where it is told to', () => {
    expect(value({ hotline: '1' }).adapters).toEqual({});
    expect(value({ hotline: '1', adapters: { holdings: 'rest' } }).adapters).toEqual({ holdings: 'rest' });
    expect(problem('{"hotline":"1","adapters":{"holdings":"soap"}}').field).toBe('adapters.holdings');
    expect(problem('{"hotline":"1","adapters":{"heldings":"rest"}}').field).toBe('adapters.heldings');
  });

  it('[OPEN-01] takes the PIN codes of recorded answers for the portal’s own, and of a live server where it is told to', () => {
    expect(value({ hotline: '1' }).usesPortalCodes).toBe(false);
    expect(value({ hotline: '1', usesPortalCodes: true }).usesPortalCodes).toBe(true);
    expect(value({ mode: 'mock' }).usesPortalCodes).toBe(true);
  });

  it('[I18N-02, I18N-03, I18N-07] offers English and Chinese in HK, Chinese alone in TW', () => {
    expect(value({ region: 'HK', hotline: '1' }).languages).toEqual(['en_US', 'zh_HK']);
    expect(value({ region: 'TW', hotline: '1' }).languages).toEqual(['zh_TW']);
  });

  it('[I18N-05, I18N-06, CONFLICT-01] falls back to the region’s language when the configured list is empty', () => {
    expect(value({ region: 'HK', hotline: '1', languages: [] }).languages).toEqual(['en_US']);
    expect(value({ region: 'TW', hotline: '1', languages: [] }).languages).toEqual(['zh_TW']);
  });

  it('[OPEN-05] refuses a live production portal without a hotline, and names the field', () => {
    expect(problem('{}').field).toBe('hotline');
    expect(parse({ environment: 'development' }).ok).toBe(true);
    expect(parse({ mode: 'mock' }).ok).toBe(true);
  });

  it('[OPEN-40] refuses a live production portal of Taiwan whose notes before an order compliance hasn’t approved', () => {
    const unapproved = '{"region":"TW","hotline":"1"}';
    expect(problem(unapproved)).toEqual({
      field: 'approvedOrderNotes',
      problem: 'version 3 awaits approval',
    });
    expect(problem('{"region":"TW","hotline":"1","approvedOrderNotes":"0"}').field).toBe('approvedOrderNotes');
    expect(parse({ region: 'TW', hotline: '1', approvedOrderNotes: '3' }).ok).toBe(true);
    expect(parse({ region: 'HK', hotline: '1' }).ok).toBe(true);
    expect(parse({ region: 'TW', environment: 'test' }).ok).toBe(true);
    expect(parse({ region: 'TW', mode: 'mock' }).ok).toBe(true);
  });

  it('[OPEN-40] raises the version with each change of a note', () => {
    const notes = [en_US, zh_HK, zh_TW].map((words) =>
      Object.entries(words).filter(([key]) => key.startsWith('note-')),
    );
    expect(notes.every((those) => those.length === 24)).toBe(true);
    const digest = createHash('sha256').update(JSON.stringify(notes)).digest('hex').slice(0, 16);
    // Whoever changes a note writes the new digest here beside a new version.
    expect([orderNotesVersion, digest]).toEqual(['3', 'f2c4530814464769']);
  });

  it('[CONF-17, CONF-19] the data block has neither chatbot nor tag manager unless told', () => {
    const configuration = value({ hotline: '1' });
    expect(configuration.chatbot.enabled).toBe(false);
    expect(configuration.tagManager).toBeUndefined();
  });

  it('[OPEN-62, R14] the data block reports no incidents unless told, and then to its own origin alone', () => {
    expect(value({ hotline: '1' }).incidents).toBeUndefined();
    expect(value({ hotline: '1', incidents: { address: '/incidents' } }).incidents).toEqual({
      address: '/incidents',
      sample: 1,
    });
    for (const incidents of [{ address: 'https://elsewhere.example/' }, { address: '//elsewhere.example/' }])
      expect(problem(JSON.stringify({ hotline: '1', incidents })).field).toBe('incidents.address');
    for (const sample of [-0.1, 1.1, 'half'])
      expect(problem(JSON.stringify({ hotline: '1', incidents: { address: '/i', sample } })).field).toBe(
        'incidents.sample',
      );
  });

  it('[CONF-01, MSG-09] shows pictures of its own origin alone unless it is told of others, by origins that a policy can name', () => {
    expect(value({ hotline: '1' }).imageHosts).toEqual([]);
    const imageHosts = ['https://images.example', 'https://cdn.example:8443'];
    expect(value({ hotline: '1', imageHosts }).imageHosts).toEqual(imageHosts);
    for (const host of ['http://images.example', 'https://images.example/', '*', "https://a.example; script-src 'x'"])
      expect(problem(JSON.stringify({ hotline: '1', imageHosts: [imageHosts[0], host] })).field).toBe('imageHosts.1');
  });

  it('[OPEN-11, OPEN-20] the data block has the decided limits and takes others', () => {
    expect(value({ hotline: '1' }).limits).toMatchObject({
      idleSeconds: 900,
      idleWarningSeconds: 60,
      heartbeatSeconds: 300,
      codeResendSeconds: 60,
    });
    expect(value({ hotline: '1', limits: { codeResendSeconds: 5 } }).limits.codeResendSeconds).toBe(5);
    expect(problem('{"hotline":"1","limits":{"idleSeconds":-1}}').field).toBe('limits.idleSeconds');
  });

  it('[OPEN-11] refuses a warning that would stand from the beginning of the idle time', () => {
    const limited = (limits: object) => parse({ environment: 'test', limits });
    expect(limited({ idleSeconds: 60 })).toEqual({
      ok: false,
      error: { field: 'limits.idleWarningSeconds', problem: 'must be shorter than limits.idleSeconds' },
    });
    expect(limited({ idleSeconds: 60, idleWarningSeconds: 59 }).ok).toBe(true);
    expect(limited({ idleSeconds: 61 }).ok).toBe(true);
  });

  it('[OPEN-61, ROLE-12] offers the demonstration only where it is told to, and never in production', () => {
    expect(value({ hotline: '1' }).demo).toBe(false);
    expect(value({ environment: 'test', demo: true }).demo).toBe(true);
    for (const mode of ['live', 'mock'] as const)
      expect(parse({ hotline: '1', approvedOrderNotes: '3', demo: true, mode })).toEqual({
        ok: false,
        error: { field: 'demo', problem: 'a production portal offers no demonstration' },
      });
    const demoLogin = { name: 'LINCHI72', secret: 'Maple6093Sky', asksForCode: false, others: '/sandbox/clients' };
    expect(value({ environment: 'test', demoLogin }).demoLogin).toEqual(demoLogin);
    expect(problem(JSON.stringify({ hotline: '1', approvedOrderNotes: '3', demoLogin })).field).toBe('demoLogin');
  });

  it('names the field it does not know', () => {
    expect(problem('{"hotline":"1","regoin":"HK"}').field).toBe('regoin');
    expect(problem('not json').field).toBe('(whole block)');
  });

  it('refuses script addresses that could lead elsewhere', () => {
    for (const address of ['javascript:alert(1)', '//evil.example/x.js', 'https://a b', 'data:text/javascript,1'])
      expect(parse({ hotline: '1', approvedOrderNotes: '3', tagManager: address }).ok).toBe(false);
  });

  it('never throws, whatever stands in the block', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parsePortalConfiguration(text).ok).toBe('boolean');
      }),
    );
  });
});

/** Returns the parsed value of a block whose notes are approved. */
function value(block: DataBlock) {
  const parsed = parse({ approvedOrderNotes: '3', ...block });
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.problem}`);
  return parsed.value;
}

function problem(text: string) {
  const parsed = parsePortalConfiguration(text);
  if (parsed.ok) throw new Error('accepted');
  return parsed.error;
}
