import { dividendErrorCodes } from '../../../domain/dividends/dividend-instruction';
import { termsErrorCodes } from '../../../domain/trading/notes/terms-error-codes';
import { inTaiwan } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';
import { dividendHolding, dividendHoldingList, dividendInstruction } from './dividend-instructions';

/** The calls about what is done with a client's dividends; ours, since the specification names those that only read it [LINK-32, API-83, DIV-01]. */
export const dividendCalls = {
  dividendInstructions: {
    method: 'GET',
    path: '/dividends/instructions',
    regions: inTaiwan,
    effect: 'read',
    extension: 'dividend-instructions',
    answer: dividendHoldingList,
  },
  instructDividend: {
    method: 'POST',
    path: '/dividends/instructions',
    regions: inTaiwan,
    effect: 'write',
    extension: 'dividend-instructions',
    answer: dividendHolding,
    body: { schema: dividendInstruction, errorCode: 'DIVIDEND_INSTRUCTION_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [...Object.values(dividendErrorCodes), 'FUND_CODE_SHARED', ...Object.values(termsErrorCodes)],
      401: ['VPN0001', 'VPN0005'],
    },
  },
} as const satisfies Record<string, ServedCall>;
