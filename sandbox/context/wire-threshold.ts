import { toText } from '../../domain/money/decimal';
import { remittanceThreshold } from '../../domain/trading/orders/remittance-threshold';

/** The currency that the threshold is counted in [OPEN-34]. */
export const thresholdCurrency = 'TWD';

/** The worth from which on foreign currency is remitted, as clients are told [TRADE-124, TRADE-125]. */
export const wireThreshold = { currency: thresholdCurrency, amount: toText(remittanceThreshold) };
