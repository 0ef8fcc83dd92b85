import type { SettlementAccount } from '../../../domain/trading/records/settlement-account';
import { onlyPresent } from '../../http/only-present';
import type { WireSettlementAccount } from '../../../contract/rest/orders/settlement-account';

/** Reads the account that pays for an order or is paid by it; undefined where the server doesn't name one. */
export const toSettlementAccount = (wire: WireSettlementAccount): SettlementAccount | undefined =>
  wire ? onlyPresent({ kind: wire.kind, bankName: wire.bankName ?? undefined, masked: wire.masked }) : undefined;
