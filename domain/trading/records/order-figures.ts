import { parseDecimal, toText, type Decimal } from '../../money/decimal';

/** The figures that a client was told of an order before it was sent, beside its quantity and dates; each undefined where it has none [ORDQ-05, TRADE-18..27]. */
export type OrderFigures = {
  /** The risk rating of the fund, 1 to 5. */
  readonly riskRating?: number | undefined;
  /** The fee of a purchase in percent. */
  readonly feeRate?: Decimal | undefined;
  /** The share in percent that the units are of all those held of the fund. */
  readonly share?: Decimal | undefined;
  /** The value of the units at the latest price, in the order's currency. */
  readonly estimate?: Decimal | undefined;
  /** The exchange rate of that; undefined within one currency. */
  readonly estimateRate?: Decimal | undefined;
  /** The back-end fee of the units in percent. */
  readonly backEndPercent?: Decimal | undefined;
  /** The units that bear the short-term trading fee, for how many days they would, and its percent. */
  readonly shortTerm?: { readonly units: Decimal; readonly days: number; readonly ratePercent: Decimal } | undefined;
  /** The fees off what the units bring, by the estimate. */
  readonly estimatedFee?: Decimal | undefined;
  /** The instant at which a purchase is debited. */
  readonly debitAt?: string | undefined;
  /** The date by which the money of a redemption arrives, and about how much; `mayWait` where it may wait for more of its currency. */
  readonly payout?:
    | { readonly date: string; readonly amount?: Decimal | undefined; readonly mayWait: boolean }
    | undefined;
};

/** The same with each figure as decimal text, as it is kept and sent. */
export type OrderFiguresText = {
  readonly riskRating?: number | undefined;
  readonly feeRate?: string | undefined;
  readonly share?: string | undefined;
  readonly estimate?: string | undefined;
  readonly estimateRate?: string | undefined;
  readonly backEndPercent?: string | undefined;
  readonly shortTerm?: { readonly units: string; readonly days: number; readonly ratePercent: string } | undefined;
  readonly estimatedFee?: string | undefined;
  readonly debitAt?: string | undefined;
  readonly payout?:
    | { readonly date: string; readonly amount?: string | undefined; readonly mayWait: boolean }
    | undefined;
};

const figureTexts = ['feeRate', 'share', 'estimate', 'estimateRate', 'backEndPercent', 'estimatedFee'] as const;

/** Writes figures with each as decimal text. */
export function writeOrderFigures({ riskRating, shortTerm, debitAt, payout, ...rest }: OrderFigures): OrderFiguresText {
  return {
    ...(riskRating === undefined ? {} : { riskRating }),
    ...Object.fromEntries(
      figureTexts.flatMap((name) => {
        const figure = rest[name];
        return figure ? [[name, toText(figure)]] : [];
      }),
    ),
    ...(shortTerm
      ? {
          shortTerm: {
            units: toText(shortTerm.units),
            days: shortTerm.days,
            ratePercent: toText(shortTerm.ratePercent),
          },
        }
      : {}),
    ...(debitAt === undefined ? {} : { debitAt }),
    ...(payout
      ? {
          payout: {
            date: payout.date,
            mayWait: payout.mayWait,
            ...(payout.amount ? { amount: toText(payout.amount) } : {}),
          },
        }
      : {}),
  };
}

/** Reads figures that were written so; what isn't decimal text is no figure. */
export function readOrderFigures(written: OrderFiguresText): OrderFigures {
  const { riskRating, shortTerm, debitAt, payout } = written;
  const units = toFigure(shortTerm?.units);
  const ratePercent = toFigure(shortTerm?.ratePercent);
  return {
    riskRating,
    feeRate: toFigure(written.feeRate),
    share: toFigure(written.share),
    estimate: toFigure(written.estimate),
    estimateRate: toFigure(written.estimateRate),
    backEndPercent: toFigure(written.backEndPercent),
    shortTerm: shortTerm && units && ratePercent && { units, days: shortTerm.days, ratePercent },
    estimatedFee: toFigure(written.estimatedFee),
    debitAt,
    payout: payout && { date: payout.date, amount: toFigure(payout.amount), mayWait: payout.mayWait },
  };
}

function toFigure(text: string | undefined): Decimal | undefined {
  const figure = text === undefined ? undefined : parseDecimal(text);
  return figure?.ok ? figure.value : undefined;
}
