import { parseOneOf } from '../../kernel/parse-one-of';
import type { OrderLineType } from '../e-list-order-type';

/** The function codes by which agreements are asked for, one of them misspelt on the wire [ENUM-10, CONFLICT-51]. */
export const agreementFunctionCodes = [
  'ALLOTMENT_FUND_NOTES',
  'IPO_ALLOTMENT_FUND_NOTES',
  'SWITCH_REDEMPTION_FUND_NOTES',
  'SWITH_FUND_NOTES',
  'IPO_SWITCH_FUND_NOTES',
] as const;

/** A function code by which agreements are asked for [ENUM-10]. */
export type AgreementFunctionCode = (typeof agreementFunctionCodes)[number];

/** Reads a function code as it is spelt on the wire [ENUM-10, CONFLICT-51]. */
export const parseAgreementFunctionCode = (text: string | undefined): AgreementFunctionCode | undefined =>
  parseOneOf(agreementFunctionCodes, text);

/** The code for a line in a fund that is established, and for one in a new fund. */
const codesByLine = new Map<OrderLineType, readonly [AgreementFunctionCode, AgreementFunctionCode]>([
  ['B', ['ALLOTMENT_FUND_NOTES', 'IPO_ALLOTMENT_FUND_NOTES']],
  ['SF', ['SWITCH_REDEMPTION_FUND_NOTES', 'SWITCH_REDEMPTION_FUND_NOTES']],
  ['ST', ['SWITH_FUND_NOTES', 'IPO_SWITCH_FUND_NOTES']],
]);

/** The function code for the agreements of a line; a redemption needs none [ENUM-10, ENT-54]. */
export const agreementFunctionCode = (line: {
  readonly type: OrderLineType;
  readonly isIpo: boolean;
}): AgreementFunctionCode | undefined => codesByLine.get(line.type)?.[line.isIpo ? 1 : 0];
