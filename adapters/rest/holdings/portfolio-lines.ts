import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';
import type { TradingType } from '../../../domain/holdings/trading-type';
import type { Currency } from '../../../domain/money/currency';
import { wireAvailability, wireFund } from '../../http/holdings/held-fund';
import { readWireHolding } from '../../http/holdings/portfolio-holdings';
import { optionalPrecision, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { heldFundCalls } from '../../../contract/rest/holdings/held-fund-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const portfolioLine = z.extend(readWireHolding, {
  accountType: z.enum(clientAccountTypes),
  txnCcyCost: optionalFigure,
  txnCcyValue: optionalFigure,
  txnCcyValuePrecision: optionalPrecision,
  txnCcyRateDate: optionalText,
  txnCcyProfit: optionalFigure,
  txnCcyGrossDividend: optionalFigure,
});

/** A line of the portfolio as REST answers it: its figures in the viewing currency, its own and the one it is settled in [API-38]. */
export type PortfolioLine = z.output<typeof portfolioLine>;

/** The currencies of a portfolio's lines: all in the viewing currency, or each in its own [CONFLICT-32]. */
export type LineKind = 'one-currency' | 'own-currencies';

/** The lines of each kind, without what only the other kind's holdings have [ENT-03..05, ENT-07, ENT-08, CONFLICT-58]. */
const linesOf: Readonly<Record<LineKind, z.ZodMiniType<readonly PortfolioLine[]>>> = {
  'one-currency': z.array(
    z.extend(z.omit(portfolioLine, { txnPaymentType: true, txnCurrency: true, grossDividend: true }), {
      fund: z.extend(z.omit(wireFund, { statusNormal: true }), {
        fundPrice: z.optional(z.nullable(z.object({ bid: optionalFigure, date: optionalText }))),
        fundAvailability: z.omit(wireAvailability, { availSell: true, availSwitchSell: true }),
      }),
    }),
  ),
  'own-currencies': z.array(
    z.extend(portfolioLine, {
      fund: z.extend(z.omit(wireFund, { isCifmFund: true, availSchBuy: true }), {
        fundPrice: z.optional(z.nullable(z.object({ nav: optionalFigure, date: optionalText }))),
        fundAvailability: z.omit(wireAvailability, { availSchBuy: true }),
      }),
    }),
  ),
};

/** The part of the query that only the server can choose or calculate. */
type LinesQuery = {
  readonly currency: Currency | undefined;
  readonly tradingType?: TradingType | undefined;
  readonly showErrors: boolean;
};

/** Asks for every line the client holds; which of them are shown, the domain's filter says. */
export const askPortfolioLines = (
  client: RestClient,
  kind: LineKind,
  { currency, tradingType, showErrors }: LinesQuery,
): AsyncResult<readonly PortfolioLine[]> =>
  client.call(heldFundCalls, {
    name: 'portfolio',
    parts: { showCcy: currency ?? '', paymentType: tradingType ?? '' },
    policy: { showErrors },
    read: readJson(linesOf[kind], (lines) => lines),
  });
