import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Result } from '../../../domain/kernel/result';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { requiredFigure, optionalBridge } from './bridge-fields';

const sums = z.object({
  realisedGain: optionalFigure,
  paidDistributions: optionalFigure,
  reinvestedDistributions: optionalFigure,
  fees: optionalFigure,
});

const payments = z.array(
  z.object({
    date: z.string(),
    orderId: optionalText,
    orderNo: optionalText,
    amount: optionalFigure,
    currency: z.string(),
    converted: optionalFigure,
  }),
);

const sale = z.object({
  date: z.string(),
  orderId: optionalText,
  orderNo: optionalText,
  units: requiredFigure,
  amount: optionalFigure,
  currency: z.string(),
  proceeds: optionalFigure,
  cost: optionalFigure,
  gain: optionalFigure,
});

const answer = z.object({
  gainsAndIncome: z.object({
    currency: z.string(),
    year: z.number(),
    years: z.array(z.number()),
    bridge: optionalBridge,
    sums,
    holdings: z.array(
      z.object({
        accountNumber: z.string(),
        fundCode: z.string(),
        fundName: z.string(),
        isHeld: z.boolean(),
        sums,
        sales: z.array(sale),
        paidDistributions: payments,
        reinvestedDistributions: payments,
        fees: payments,
      }),
    ),
    declared: z.array(
      z.object({
        accountNumber: z.string(),
        fundCode: z.string(),
        fundName: z.string(),
        exDate: z.string(),
        payDate: z.string(),
        units: requiredFigure,
        perUnit: requiredFigure,
        amount: requiredFigure,
        currency: z.string(),
      }),
    ),
  }),
});

/** Reads a year's gains and income from the data of GainsAndIncome; a sale without its units makes the answer malformed [PORT-46]. */
export const readGainsReport: (data: unknown) => Result<GainsReport, CallFailure> = parseBody(
  answer,
  ({ gainsAndIncome: { holdings, declared, ...report } }): GainsReport => ({
    ...report,
    declared: declared.map(({ fundCode, fundName, ...distribution }) => ({
      ...distribution,
      fund: { code: fundCode, name: fundName },
    })),
    holdings: holdings.map(({ fundCode, fundName, ...holding }) => ({
      ...holding,
      fund: { code: fundCode, name: fundName },
    })),
  }),
);
