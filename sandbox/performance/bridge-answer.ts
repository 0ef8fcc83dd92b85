import type { BridgeFieldsFragment } from '../../contract/graphql/performance/generated/graphql';
import { toText } from '../../domain/money/decimal';
import { type BridgeFigures, type ValueBridge, valueBridge } from '../../domain/performance/bridge';
import type { DayRange } from '../../domain/calendar/day-range';
import type { TransferHistory } from '../../domain/performance/transfer-history';

/** Returns the bridge of a period; undefined for a period without days, and where a rate or an amount isn't known. */
export const bridgeOver = (history: TransferHistory, { first, last }: DayRange): ValueBridge | undefined =>
  first <= last ? valueBridge(history, { first, last }) : undefined;

/** Returns a bridge as it is sent; null for none. */
export const bridgeFields = (
  bridge: BridgeFigures | undefined,
  { first, last }: DayRange,
): BridgeFieldsFragment | null =>
  bridge
    ? {
        first,
        last,
        opening: toText(bridge.opening),
        paidIn: toText(bridge.paidIn),
        paidOut: toText(bridge.paidOut),
        price: toText(bridge.price),
        currency: toText(bridge.currency),
        distributions: toText(bridge.distributions),
        fees: toText(bridge.fees),
        unexplained: toText(bridge.unexplained),
        closing: toText(bridge.closing),
      }
    : null;

/** Returns the bridge of a period as it is sent. */
export const bridgeAnswer = (history: TransferHistory, range: DayRange): BridgeFieldsFragment | null =>
  bridgeFields(bridgeOver(history, range), range);
