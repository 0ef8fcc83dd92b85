import { describe, expect, it } from 'vitest';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const suggestions = '[data-testid=suggested-funds]';
const headings = () => portal.textsOf(`${suggestions} h2`);
/** The recorded answer about holdings without any of them. */
const nothingHeld = async (request: TransportRequest): Promise<TransportAnswer> => {
  const recorded = await new MockTransport('TW').send(request);
  if (recorded.kind === 'no-answer') return recorded;
  const body: unknown = JSON.parse(recorded.body, (name, value: unknown) => (name === 'tableViewDetails' ? [] : value));
  return answer(recorded.status, body);
};

type Options = {
  readonly region?: 'TW' | 'HK';
  readonly route: string;
  readonly given?: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer> | undefined;
};

const open = ({ region = 'TW', route, given }: Options) =>
  portal.open({
    block: { region, profile: 'standalone', languages: region === 'TW' ? ['zh_TW', 'en_US'] : ['zh_HK', 'en_US'] },
    route,
    language: region === 'TW' ? 'zh_TW' : 'en_US',
    ...(given ? { answer: given } : {}),
  });

describe('the funds that an order page suggests', () => {
  it.each(['/order/buy', '/order/pre-order'])(
    '[ORDQ-01, FUND-02] funds suggested on %s are those that the client holds, with their worth, and others that were looked at; one press takes one',
    async (route) => {
      await open({ route });
      const held = await portal.find(`${suggestions} button`, /^雲嶺台灣成長股票基金.*TWD [\d,]+$/);
      await eventually(() => expect(headings()).toEqual(['您持有的基金', '最近看過的基金']));
      const names = portal.textsOf(`${suggestions} button`);
      expect(new Set(names).size).toBe(names.length);
      held.click();
      await portal.find('[data-testid=place-order-form] h2', /雲嶺台灣成長股票基金/);
      expect(portal.all(suggestions)).toEqual([]);
    },
  );

  it.each([
    ['TW', '/order/buy'],
    ['HK', '/order/buy'],
    ['HK', '/plans/new'],
  ] as const)(
    '[ORDQ-01, FUND-02, I18N-12] funds that are held are suggested from what the page has already, and in another language are asked for once more: %s, %s',
    async (region, route) => {
      await open({ region, route });
      const asked = () => portal.requests.filter(({ name }) => name.startsWith('HoldingStatistics')).length;
      await portal.find(`${suggestions} button`);
      await eventually(() => expect(portal.inFlight).toBe(0));
      const atFirst = asked();
      expect(atFirst).toBe(1);
      const before = portal.textsOf(`${suggestions} button`);
      (await portal.find('button[lang]')).click();
      await eventually(() => expect(portal.inFlight).toBe(0));
      await eventually(() => expect(asked()).toBeGreaterThan(atFirst));
      expect(portal.textsOf(`${suggestions} button`)).toHaveLength(before.length);
    },
  );

  it('[RSP-07, FUND-02] the page of a new plan suggests funds too', async () => {
    await open({ region: 'HK', route: '/plans/new' });
    const held = await portal.find(`${suggestions} button`, /HK0001/);
    await eventually(() => expect(headings()).toEqual(['Funds you hold', 'Recently viewed funds']));
    held.click();
    await portal.find('[data-testid=new-plan-fund] h2', /HK0001/);
    expect(portal.all(suggestions)).toEqual([]);
  });

  it('[OPEN-92, ORDQ-01] fail without a word, since the search finds every fund', async () => {
    await open({
      route: '/order/buy',
      given: ({ name }) => (name === 'fundRecentView' ? offline : undefined),
    });
    await portal.find(`${suggestions} button`, /雲嶺台灣成長股票基金/);
    expect(headings()).toEqual(['您持有的基金']);
    expect(portal.all('[role=alert]')).toEqual([]);
  });

  it('[ORDQ-01] no funds are suggested to a client who holds nothing and has looked at nothing', async () => {
    await open({
      route: '/order/buy',
      given: (request) => {
        if (request.name === 'fundRecentView') return answer(200, []);
        return request.name.startsWith('HoldingStatistics') ? nothingHeld(request) : undefined;
      },
    });
    await portal.find('[data-testid=place-order-search] input');
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect(portal.all(suggestions)).toEqual([]);
  });
});
