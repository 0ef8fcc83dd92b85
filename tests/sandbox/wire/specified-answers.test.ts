import { describe, expect, test } from 'vitest';
import { callExtension } from '../../../contract/rest/call';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import type { ServedCall } from '../../../contract/rest/served-call';
import { specifiedAnswer } from '../../../contract/rest/specified-answer';
import { type Region, regions } from '../../../domain/region';
import { namedFields } from '../../contracts/named-fields';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();
const logins = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;

/** Every name of a field in an answer, but for the precision that each figure has beside it [ENT-01]. */
function fieldsIn(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(fieldsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([field, value]) => [field, ...fieldsIn(value)]);
}

/** The fields of an answer that the documents don't name; a precision belongs to its figure. */
function unnamed(call: string, answer: unknown): readonly string[] {
  const named = namedFields.get(call) ?? new Set();
  return [...new Set(fieldsIn(answer))].filter(
    (field) => !named.has(field) && !named.has(field.replace(/Precision$/, '')),
  );
}

/** The specification's calls of a region whose fields the documents show, that are read with nothing but a session. */
function plainCalls(region: Region, isPublic: boolean): readonly (readonly [name: string, path: string])[] {
  return Object.entries<ServedCall>(callCatalogue)
    .filter(([, call]) => call.regions.includes(region) && callExtension(call, region) === undefined)
    .filter(([, { session }]) => (session === 'none') === isPublic)
    .filter(([name, { effect, body }]) => effect === 'read' && body === undefined && namedFields.has(name))
    .map(([name, { path }]) => [name, path.replace('{num}', '5').replace(/\{\w+\}/g, 'a')] as const);
}

describe('an answer of a server that has what the specification names', () => {
  test.for(regions)(
    '[OPEN-59, ENT-01..08, ENT-20..37, ENT-44, ENT-45, ENT-58] carries in %s the fields that the documents name, and no other',
    async (region) => {
      const visitor = new Visitor(await shared.sandbox.server(region, { contract: 'specified' }), region);
      const wrong: string[] = [];
      const answered: string[] = [];
      const ask = async (name: string, path: string): Promise<void> => {
        const response = await visitor.call('GET', path);
        if (response.statusCode !== 200 || response.body === '') return;
        const answer: unknown = response.json();
        if (fieldsIn(answer).length > 0) answered.push(name);
        wrong.push(...unnamed(name, answer).map((field) => `${name} ${field}`));
      };
      // An address may answer visitors otherwise than clients [CONFLICT-63].
      for (const call of plainCalls(region, true)) await ask(...call);
      const [username, secret] = logins[region];
      await visitor.logOn(username, secret);
      for (const call of plainCalls(region, false)) await ask(...call);
      expect(wrong).toEqual([]);
      expect(answered.length).toBeGreaterThan(15);
    },
  );

  test('[OPEN-59, ENT-48, ENT-49] leaves our fields out of the lines of an order list, each by its own kind', () => {
    const list = {
      oid: 'O',
      clientId: 'C',
      origin: 'client',
      accountNo: '51',
      tradingVOList: [
        { type: 'B', fundCode: 'A', jfFundCode: 'A.USD', currency: 'USD', buyAmount: '1', closedOn: ['2026-12-01'] },
        { type: 'S', switchFromFundCode: 'A', switchToFundCode: 'B', isIpo: true, unit: '2', paymentType: 'LSI' },
      ],
    };
    expect(specifiedAnswer(callCatalogue.urlTradingDetail.answer, list)).toEqual({
      oid: 'O',
      clientId: 'C',
      tradingVOList: [
        { type: 'B', fundCode: 'A', currency: 'USD', buyAmount: '1' },
        { type: 'S', switchFromFundCode: 'A', switchToFundCode: 'B', unit: '2' },
      ],
    });
    expect(unnamed('urlTradingDetail', list)).toEqual(expect.arrayContaining(['origin', 'jfFundCode', 'isIpo']));
  });

  test('[OPEN-59, ENT-55, API-79] leaves our fields out of what became of orders, and of a calculation', () => {
    const placed = { fundCode: 'A', jfFundCode: 'A.USD', amount: '1', heldUntil: '2026-12-01', ePoints: '3' };
    const result = { successfulAllotmentOrders: [placed], switchOrders: [{ buyDeal: placed, sellDeal: placed }] };
    const left = { fundCode: 'A', amount: '1' };
    expect(specifiedAnswer(callCatalogue.urlSubmit.answer, result)).toEqual({
      successfulAllotmentOrders: [left],
      switchOrders: [{ buyDeal: left, sellDeal: left }],
    });
    const calculated = { value: '1.5', exactValue: '1.50001', fxRate: null, error: null };
    expect(specifiedAnswer(callCatalogue.unitCalculator.answer, calculated)).toEqual({
      value: '1.5',
      fxRate: null,
      error: null,
    });
    expect(specifiedAnswer(callCatalogue.footerDisclaimer.answer, null)).toBe(null);
  });
});
