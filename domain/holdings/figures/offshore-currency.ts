import type { Region } from '../../region';
import { paymentGroup } from '../payment-group';

/** The facts of a client that decide over the currency of offshore figures; the flag is Taiwan's [ENT-17]. */
export type OffshoreClient = { readonly region: Region; readonly hasOffshoreNonEcAccount?: boolean | undefined };

/** Tells whether a line is in TWD, Taiwan's viewing currency, and not in its own: offshore outside the electronic accounts, for a client who has such an account [HOLD-11, CONFLICT-27, CONFLICT-33]. */
export const isInViewingCurrency = (
  { paymentType = '' }: { readonly paymentType?: string | undefined },
  client: OffshoreClient | undefined,
): boolean => client?.hasOffshoreNonEcAccount === true && paymentGroup(paymentType) === 'wealth-account';
