import { asc, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { calculated, calculation } from '../../../contract/rest/orders/order-checks';
import { pricePlaces } from '../../../domain/funds/prices/price-record';
import { isZero, toText, zero } from '../../../domain/money/decimal';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { unitsBearingShortTermFee } from '../../../domain/fees/short-term-trading-fee';
import type { UnitLot } from '../../../domain/holdings/unit-lots';
import { amountQuantity, type CompleteOrder, unitsQuantity } from '../../../domain/trading/orders/order';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { unitsAvailable } from '../../../domain/trading/dealing/units-available';
import { today } from '../../context/clock';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import { thresholdCurrency, wireThreshold } from '../../context/wire-threshold';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import { funds, movements } from '../../database/schema/funds';
import { orders } from '../../database/schema/orders';
import { netUnits } from '../../database/net-units';
import { exchangeRates } from '../../funds/exchange-rates';
import type { CallGroup } from '../../wire/serve';
import { lotsAvailable, lotsByPlace, reservedUnits } from '../books/held-lots';
import { loadOrders } from '../books/stored-orders';
import { findKnownFundByCode } from '../../funds/find-fund-by-code';
import { jfFundCode } from '../../funds/listed-funds';
import { shortTermTerms } from '../terms/short-term-terms';
import { tradedFund } from '../terms/traded-funds';
import { estimateOrder, withoutEstimate } from './estimate-order';
import { needsRedemptionCaution, validateLines, loadValidationContext, breakDownLines } from './validate-orders';

/** Serves the checks of orders before a list is sent [API-37, API-78..82]. */
export const orderCheckRoutes: CallGroup = (serve, context) => {
  const { region, database, clock } = context;
  const { hasRemittanceThreshold } = orderDesks[region];

  serve('validateAllotment', async ({ clientId, language, body: { accountNo, oid, orders: requested } }) => {
    const bought = requested.map(({ amount, ...order }): CompleteOrder => {
      return { ...order, kind: 'buy', quantity: amountQuantity(decimal(amount)) };
    });
    const query = { clientId, accountNumber: accountNo, oid: oid ?? undefined, language, orders: bought };
    const errors = validateLines(context, await loadValidationContext(context, query), query);
    return { code: errors[0]?.code ?? null, errors };
  });

  serve('validateRedemption', async ({ clientId, language, body: { accountNo, oid, orders: requested } }) => {
    const redeemed = requested.map(({ unit, ...order }): CompleteOrder => {
      return { ...order, kind: 'redemption', quantity: unitsQuantity(decimal(unit)) };
    });
    const query = { clientId, accountNumber: accountNo, oid: oid ?? undefined, language, orders: redeemed };
    const found = await loadValidationContext(context, query);
    const showWarning = await needsRedemptionCaution(context, clientId, found);
    return {
      errors: validateLines(context, found, query),
      projectedPrs: null,
      projectedPrr: null,
      showWarning,
      bcdcWarning: false,
      unitsBreakdown: breakDownLines(found).map(({ fundFeeType, unit }) => ({ fundFeeType, unit: toText(unit) })),
      showRedemptionDailyLimitOverAUMWarning: showWarning,
    };
  });

  serve('validateSwitch', async ({ clientId, language, body: { accountNo, oid, orders: requested } }) => {
    const switched = requested.map(({ unit, ...order }): CompleteOrder => {
      return { ...order, kind: 'switch', quantity: unitsQuantity(decimal(unit)) };
    });
    const query = { clientId, accountNumber: accountNo, oid: oid ?? undefined, language, orders: switched };
    return { errors: validateLines(context, await loadValidationContext(context, query), query) };
  });

  serve('unitCalculator', ({ query }) => calculate(context, query));

  serve('fundAgreements', async ({ query: { fundCode, functionCode } }) => {
    await findKnownFundByCode({ region, database }, fundCode);
    return [{ categoryCode: functionCode, title: null }];
  });

  serve('dealRedemption', async ({ clientId, language }) => {
    const held = await heldUnits(database, clientId);
    const stored = await loadOrders(database, eq(orders.clientId, clientId));
    const lotsIn = await lotsByPlace(database, clientId);
    return held.map(({ fund, accountNumber, paymentType, currency, feeType, units }) => {
      const place = { accountNumber, fundId: fund.id, paymentType };
      const reserved = reservedUnits(stored, { ...place, feeType });
      const lots = lotsIn(place).filter((lot) => lot.feeType === feeType);
      return {
        accountNo: accountNumber,
        fundCode: fund.code,
        jfFundCode: jfFundCode(fund),
        fundName: localised(fund.names, language) ?? null,
        currency,
        baseCurrency: fund.baseCurrency,
        totalHoldings: units,
        fundFeeType: feeType,
        feeRate: feeType === 'back-end' ? fund.backEndFeePercent : null,
        availableHoldings: toText(
          unitsAvailable(
            decimal(units),
            reserved.map((outgoing) => outgoing.units),
          ),
        ),
        redUnitPrecision: unitPlaces,
        redUnitPricePrecision: pricePlaces([], fund.navPrecision),
        ...wireShortTermUnits(fund, lotsAvailable(lots, reserved), today(clock)),
        ...(hasRemittanceThreshold && currency !== thresholdCurrency ? { remittanceThreshold: wireThreshold } : {}),
      };
    });
  });
};

/** The units that would bear the short-term trading fee if they left today [TRADE-126]. */
function wireShortTermUnits(fund: Fund, lots: readonly UnitLot[], day: string) {
  const terms = shortTermTerms(fund);
  const brief = terms ? unitsBearingShortTermFee(lots, day, terms) : zero;
  if (!terms || isZero(brief)) return {};
  return {
    shortTermUnits: toText(brief),
    shortTermDays: terms.days,
    shortTermFeeRate: toText(terms.ratePercent),
  };
}

type Fund = typeof funds.$inferSelect;
type Calculated = z.output<typeof calculated>;

/**
 * Returns the units that an amount buys, or the value of units, at the latest price, by the rule that deals orders
 * [API-79, OPEN-80].
 */
async function calculate(
  { region, database, clock }: ServerContext,
  { fundCode, currency, amount = '', units = '', isAmountChange }: z.output<typeof calculation>,
): Promise<Calculated> {
  const day = today(clock);
  const { id } = await findKnownFundByCode({ region, database }, fundCode, { currency });
  const traded = await tradedFund(database, id, day);
  const rates = await exchangeRates(database, day);
  const isAmount = isAmountChange === 'true';
  const text = isAmount ? amount : units;
  if (text === '') return withoutEstimate('FIGURE_MISSING');
  return estimateOrder(traded, { currency, figure: decimal(text), isAmount }, rates);
}

/**
 * Loads a client's units, however they were bought [RSP-11], by account, fund, kind of account, currency and fee type,
 * above zero.
 */
async function heldUnits(database: Database, clientId: string) {
  const rows = await database
    .select({
      fund: funds,
      accountNumber: movements.accountNumber,
      paymentType: movements.paymentType,
      currency: movements.settlementCurrency,
      feeType: movements.feeType,
      units: sql<string>`${netUnits}::text`,
    })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(eq(accounts.clientId, clientId))
    .groupBy(funds.id, movements.accountNumber, movements.paymentType, movements.settlementCurrency, movements.feeType)
    .having(sql`${netUnits} > 0`)
    .orderBy(asc(funds.id), asc(movements.accountNumber), asc(movements.paymentType), desc(movements.feeType));
  return rows;
}
