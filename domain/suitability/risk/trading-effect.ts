import { parseRiskAlert, type RiskAlert } from './risk-alert';

/** The actions that a status of the risk profile leaves open, and the alert to show, if any. */
export type TradingEffect = {
  readonly buy: boolean;
  readonly switch: boolean;
  readonly redeem: boolean;
  readonly enquire: boolean;
  readonly alert?: RiskAlert;
};

/**
 * Returns the actions that a risk-profile status leaves open: N, O, S and R stop buying and switching, never redeeming
 * and enquiring [SUIT-26, SUIT-27, SUIT-30..33, OPEN-56].
 */
export function tradingEffect(status: string | undefined): TradingEffect {
  const alert = parseRiskAlert(status);
  if (alert === undefined) return { buy: true, switch: true, redeem: true, enquire: true };
  return { buy: false, switch: false, redeem: true, enquire: true, alert };
}
