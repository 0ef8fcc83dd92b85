import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledgementActions,
  acknowledgementOf,
  elderlyAcknowledgements,
} from '../../../domain/trading/notes/acknowledgement-action';
import {
  agreementFunctionCode,
  agreementFunctionCodes,
  parseAgreementFunctionCode,
} from '../../../domain/trading/notes/agreement-function-code';
import { eListOrderTypes, parseEListOrderType } from '../../../domain/trading/e-list-order-type';
import { feeTypes, parseFeeType } from '../../../domain/funds/fee-type';
import { isOrderTypeAllowed, orderFlowTypes, parseOrderFlowType } from '../../../domain/trading/orders/order-flow-type';
import { orderFlowSteps, orderFlowStages, stepOfStage } from '../../../domain/trading/orders/order-flow-step';
import { parseRecordStatus, recordStatuses } from '../../../domain/trading/dealing/record-status';
import { settlementAccountKinds } from '../../../domain/trading/records/settlement-account';
import { lineProblems } from '../../../domain/trading/orders/line-problem';
import { noteKinds } from '../../../domain/trading/notes/required-notes';
import { tradingItemTypes } from '../../../domain/trading/e-list/trading-item-type';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const naughtyStrings = sharedDataFile('hostile/blns.json');
const parsers: readonly (readonly [readonly (string | number)[], (text: string | undefined) => unknown])[] = [
  [agreementFunctionCodes, parseAgreementFunctionCode],
  [eListOrderTypes, parseEListOrderType],
  [feeTypes, parseFeeType],
  [orderFlowTypes, parseOrderFlowType],
];

describe('an order type', () => {
  it('[TRADE-17, ENUM-22, CONFLICT-35] an order type of the wire is R, B or S, and no side of a switch', () => {
    expect(tradingItemTypes).toEqual(['R', 'B', 'S']);
  });

  it('[TRADE-78, ENUM-35] an order type of the e-list is B, R, S, SF or ST', () => {
    expect(['B', 'R', 'S', 'SF', 'ST'].map(parseEListOrderType)).toEqual(['B', 'R', 'S', 'SF', 'ST']);
    expect(['A', 'X', 'sf', 'SS', '', undefined].map(parseEListOrderType)).toEqual(Array(6).fill(undefined));
    expect(eListOrderTypes).toHaveLength(5);
  });

  it('[TRADE-79, ENUM-36, CONFLICT-35] an order type of the order flow is A, X, DX or AS, none of them the e-list’s', () => {
    expect(['A', 'X', 'DX', 'AS'].map(parseOrderFlowType)).toEqual(['A', 'X', 'DX', 'AS']);
    expect([...eListOrderTypes, 'a', '', undefined].map(parseOrderFlowType)).toEqual(Array(8).fill(undefined));
    expect(orderFlowTypes).toHaveLength(4);
  });

  it('[CONFLICT-35] an order type is open to the digital tier for regular purchases and switches, and to the others always', () => {
    expect(orderFlowTypes.filter((type) => isOrderTypeAllowed(type, true))).toEqual(['X', 'DX', 'AS']);
    expect(orderFlowTypes.filter((type) => isOrderTypeAllowed(type, false))).toEqual(['A', 'X', 'DX', 'AS']);
  });
});

describe('the status of a record', () => {
  const statuses = [
    'ACCEPTED',
    'APPROVAL_REJECTED',
    'APPROVED_PENDING_PAYMENT',
    'AUTO_SUBSCRIBED',
    'CANCELLED',
    'COMPLETED',
    'CONFIRMED',
    'FAILED',
    'IN_PROGRESS',
    'RECEIVED',
    'REJECTED_INVALID_PAYMENT',
    'REJECTED_OTHERS',
    'SUCCESS',
    'DELETED',
    'NORMAL',
  ];

  it('[ENUM-01] the status of a record is one of the listed ones, FAIL meaning FAILED', () => {
    expect(statuses.map(parseRecordStatus)).toEqual(statuses);
    expect(recordStatuses).toEqual(statuses);
    expect(['FAIL', 'FAILED'].map(parseRecordStatus)).toEqual(['FAILED', 'FAILED']);
  });

  it('[ENUM-01] the status of a record is read in either case', () => {
    expect(statuses.map((status) => parseRecordStatus(status.toLowerCase()))).toEqual(statuses);
    expect(parseRecordStatus('Fail')).toBe('FAILED');
  });

  it.each(['FAILE', 'FAILED ', 'IN PROGRESS', 'pending', '', undefined])(
    '[ENUM-01] the status of a record isn’t %j',
    (text) => {
      expect(parseRecordStatus(text)).toBeUndefined();
    },
  );
});

describe('the function code of agreements', () => {
  it('[ENUM-10, CONFLICT-51] the function code of agreements is one of five, with the misspelling of the wire', () => {
    const codes = [
      'ALLOTMENT_FUND_NOTES',
      'IPO_ALLOTMENT_FUND_NOTES',
      'SWITCH_REDEMPTION_FUND_NOTES',
      'SWITH_FUND_NOTES',
      'IPO_SWITCH_FUND_NOTES',
    ];
    expect(codes.map(parseAgreementFunctionCode)).toEqual(codes);
    expect(agreementFunctionCodes).toEqual(codes);
    expect(['SWITCH_FUND_NOTES', 'swith_fund_notes', '', undefined].map(parseAgreementFunctionCode)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('[ENUM-10] depends on what the line orders, and on whether the fund bought is a new one', () => {
    const codes = (isIpo: boolean) =>
      (['B', 'SF', 'ST', 'R'] as const).map((type) => agreementFunctionCode({ type, isIpo }));
    expect(codes(false)).toEqual([
      'ALLOTMENT_FUND_NOTES',
      'SWITCH_REDEMPTION_FUND_NOTES',
      'SWITH_FUND_NOTES',
      undefined,
    ]);
    expect(codes(true)).toEqual([
      'IPO_ALLOTMENT_FUND_NOTES',
      'SWITCH_REDEMPTION_FUND_NOTES',
      'IPO_SWITCH_FUND_NOTES',
      undefined,
    ]);
  });
});

describe('an acknowledgement', () => {
  it('[ENUM-28] an acknowledgement is one of four actions', () => {
    const actions = ['read', 'proceed', 'redemptionElderly', 'vulnerableElderly'];
    expect(acknowledgementActions).toEqual(actions);
  });

  it('[ENUM-28, CONFLICT-60] an acknowledgement of the two notes for the elderly is an action of its own', () => {
    expect(acknowledgementOf('vulnerable-elderly')).toBe('vulnerableElderly');
    expect(acknowledgementOf('redemption-elderly')).toBe('redemptionElderly');
    const others = noteKinds.filter((note) => note !== 'vulnerable-elderly' && note !== 'redemption-elderly');
    expect(others.map(acknowledgementOf)).toEqual(Array(7).fill('read'));
  });

  it('[CONFLICT-60, TRADE-32, TRADE-33] goes into the order under its own name', () => {
    expect(elderlyAcknowledgements(['read', 'vulnerableElderly'])).toEqual({
      disadvantagedElderlyAck: true,
      elderlyRedeemOverHalfAck: false,
    });
    expect(elderlyAcknowledgements(['redemptionElderly', 'proceed'])).toEqual({
      disadvantagedElderlyAck: false,
      elderlyRedeemOverHalfAck: true,
    });
  });
});

describe('the order flow', () => {
  it('[ENUM-29] the order flow has two steps', () => {
    expect(orderFlowSteps).toEqual([1, 2]);
  });

  it('[ENUM-29, CONFLICT-37] holds card, terms and password in the first step, the receipt in the second', () => {
    expect(orderFlowStages).toEqual(['card', 'terms', 'password', 'received', 'failed']);
    expect(orderFlowStages.map(stepOfStage)).toEqual([1, 1, 1, 2, 2]);
  });
});

describe('a fee type', () => {
  it('a fee type is front-end or back-end', () => {
    expect(['front-end', 'back-end'].map(parseFeeType)).toEqual(['front-end', 'back-end']);
    expect(['FRONT-END', 'middle', '', undefined].map(parseFeeType)).toEqual(Array(4).fill(undefined));
  });
});

describe('garbage', () => {
  it('[ENUM-01, ENUM-10, ENUM-22, ENUM-28, ENUM-29, ENUM-35, ENUM-36] garbage is no value of any enumeration, and nothing throws', () => {
    fc.assert(fc.property(fc.oneof(garbage, fc.constantFrom('__proto__', 'constructor')), refusesGarbage), {
      numRuns: hostileRuns,
    });
  });

  it.skipIf(naughtyStrings === undefined)(
    '[ENUM-01, ENUM-10] garbage is no value in its published lists either',
    () => {
      const texts = JSON.parse(readFileSync(naughtyStrings ?? '', 'utf8')) as readonly string[];
      expect(texts.length).toBeGreaterThan(100);
      texts.forEach(refusesGarbage);
    },
  );
});

describe('the codes of a line that can’t be received', () => {
  it('[ERR-22, TRADE-100] the codes of a line that can’t be received are one for each rule, each said once', () => {
    expect(lineProblems).toEqual([
      'ORDER_NOT_PREPARED',
      'ORDER_NOT_ALLOWED',
      'ORDER_FEE_TYPES_DIFFER',
      'ORDER_FUND_SAME',
      'ORDER_FUND_CLOSED',
      'ORDER_FUND_PAUSED',
      'ORDER_AMOUNT_INVALID',
      'ORDER_BELOW_MINIMUM',
      'ORDER_ABOVE_MAXIMUM',
      'ORDER_UNITS_INVALID',
      'ORDER_UNITS_EXCEED_AVAILABLE',
      'ORDER_WORTH_TOO_LOW',
      'ORDER_CAP_EXCEEDED',
      'ORDER_RATE_MISSING',
      'ORDER_PRICE_TOO_OLD',
      'ORDER_PAYMENT_UNAVAILABLE',
      'ORDER_BALANCE_TOO_LOW',
      'ORDER_DEBIT_CURRENCY',
      'ORDER_DEBIT_LIMIT',
      'ORDER_POINTS_INVALID',
      'ORDER_POINTS_EXCEED_AVAILABLE',
      'ORDER_SERVICE_CLOSED',
      'ORDER_DAY_NOT_OFFERED',
      'ORDER_IPO_CLOSED',
      'ORDER_FUND_NOT_NEW',
      'ORDER_FUND_NEW',
      'ORDER_STOPPED',
    ]);
  });
});

describe('the account that pays for an order or is paid by it', () => {
  it('[ORDQ-05, ORDQ-06, VCA-15] the account that pays for an order or is paid by it is one at a bank or the Cash Account', () => {
    expect(settlementAccountKinds).toEqual(['bank-account', 'cash-account']);
  });
});

function refusesGarbage(text: string): void {
  for (const [values, parse] of parsers) {
    const known = values.map(String).includes(text);
    expect(parse(text) === undefined).toBe(!known);
  }
  const status = parseRecordStatus(text);
  if (status !== undefined) expect([status, 'FAIL']).toContain(text.toUpperCase());
}
