import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { funds } from '../../../sandbox/database/schema/funds';
import { outbox } from '../../../sandbox/database/schema/sessions';
import type { DeskVisit, Line } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

describe('a new link', () => {
  const make = (body: object, on = desk.server) =>
    on.inject({
      method: 'POST',
      url: '/sandbox/links',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: body,
    });

  test('[TRADE-02, TRADE-93, TRADE-95] a new link is sent by e-mail, leads to the orders of its template and replaces the one before', async () => {
    const first = (await make({ login: 'LINCHI72', template: 'typical' })).json<{ oid: string; url: string }>();
    expect(first.url).toBe(`/eTrading/v2/url?oid=${first.oid}`);
    const [mail] = await sandbox.database.select().from(outbox);
    expect([mail?.recipient, mail?.channel, mail?.text]).toEqual([
      'linchi72@example.test',
      'email',
      `您有一份委託清單待確認，連結於今日 24:00 前有效： ${first.url}`,
    ]);
    expect((await desk.server.inject('/sandbox/outbox')).body).toContain(`href="${first.url}"`);
    expect((await desk.detail(first.oid)).json<{ tradingVOList: Line[] }>().tradingVOList).toHaveLength(4);
    const second = (await make({ login: 'LINCHI72', template: 'redemption' })).json<{ oid: string }>();
    expect(codesOf(await desk.detail(first.oid))).toEqual(['ORDER_LINK_REPLACED']);
    const lines = (await desk.detail(second.oid)).json<{ tradingVOList: Line[] }>().tradingVOList;
    expect(lines.map(({ type }) => type)).toEqual(['R']);
  });

  test('[TRADE-83, TRADE-84] a new link can buy the highest risk, or redeem all that is held', async () => {
    type Prepared = { fundCode: string; unit?: string };
    const only = async (template: string): Promise<Prepared | undefined> => {
      const { oid } = (await make({ login: 'LINCHI72', template })).json<{ oid: string }>();
      return (await desk.detail(oid)).json<{ tradingVOList: Prepared[] }>().tradingVOList[0];
    };
    const bought = await only('highest risk');
    const [fund] = await sandbox.database
      .select({ risk: funds.riskRating })
      .from(funds)
      .where(eq(funds.code, bought?.fundCode ?? ''));
    expect(fund?.risk).toBe('RR5');
    const sold = await only('all units');
    const held = (await desk.visitor.call('GET', '/deal/redemption')).json<
      { fundCode: string; totalHoldings: string }[]
    >();
    const total = held.find(({ fundCode }) => fundCode === sold?.fundCode)?.totalHoldings;
    expect(Number(sold?.unit)).toBe(Number(total));
  });

  test('[TRADE-02] a new link isn’t made for a client that there isn’t, from no template, where nothing is held, by another site, in production', async () => {
    const refusal = async (body: object) => {
      const answer = await make(body);
      return [answer.statusCode, codesOf(answer)];
    };
    expect(await refusal({ login: 'NOBODY', template: 'typical' })).toEqual([404, ['CLIENT_UNKNOWN']]);
    expect(await refusal({ login: 'LINCHI72', template: 'everything' })).toEqual([400, ['BAD_REQUEST']]);
    expect(await refusal({ login: 'C200000033', template: 'redemption' })).toEqual([409, ['NOTHING_TO_ORDER']]);
    const foreign = await desk.server.inject({ method: 'POST', url: '/sandbox/links', payload: { login: 'LINCHI72' } });
    expect(foreign.statusCode).toBe(403);
    const production = await sandbox.server('TW', { environment: 'production' });
    expect((await make({ login: 'LINCHI72', template: 'typical' }, production)).statusCode).toBe(404);
    expect(await sandbox.database.$count(outbox)).toBe(0);
  });
});
