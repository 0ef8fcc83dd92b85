import type { Language } from '../../../domain/language';
import type { NamedSettlementAccount } from '../../banking/settlement-accounts';
import { localised } from '../../context/language';
import type { StoredOrder } from '../books/stored-orders';
import type { SettledOrder } from '../lists/mail-orders';

/** Returns an order as the mail to its client tells of it, with the account that pays for it or is paid by it. */
export function settledOrder(
  { row, fund, intoFund }: StoredOrder,
  account: NamedSettlementAccount | undefined,
  { dealingDate, language }: { readonly dealingDate: SettledOrder['dealingDate']; readonly language: Language },
): SettledOrder {
  const { serial, kind, currency, amount, units, points, feeWaived, fee } = row;
  const nameOf = ({ names, code }: StoredOrder['fund']) => localised(names, language) ?? code;
  return {
    serial,
    kind,
    currency,
    amount,
    units,
    points,
    feeWaived,
    fee,
    account,
    fund: nameOf(fund),
    into: intoFund && nameOf(intoFund),
    dealingDate,
  };
}
