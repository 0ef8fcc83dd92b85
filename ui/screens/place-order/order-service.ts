import type { AsyncResult } from '../../../application/ports/call-failure';
import type { FundOrderTerms } from '../../../application/ports/funds/fund-order-terms';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { OpenServices } from '../../../application/ports/orders/open-services';
import { fundOfId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { DayChoice } from './day-choice';

/** The state of a service, and the funds it is limited to, if any. */
export type ServiceNow = { readonly isOpen: boolean; readonly newFunds: readonly FundPreview[] };

/**
 * A service of its own beside ordinary orders: what it asks before it begins, and what it lets choose of a fund
 * [CONF-27, LINK-28..30].
 */
export type OrderService = {
  readonly kind: 'pre-order' | 'ipo';
  readonly now: () => AsyncResult<ServiceNow>;
  readonly dayOf?: (fund: FundPreview, chosen: string, onChange: () => void) => DayChoice;
};

/** Purchases ahead, while they are open. */
export const preOrderService = (services: OpenServices, dayOf: OrderService['dayOf']): OrderService => ({
  kind: 'pre-order',
  now: async () => {
    const flags = await services.current();
    return flags.ok ? ok({ isOpen: flags.value.preOrderEnabled === true, newFunds: [] }) : flags;
  },
  ...(dayOf ? { dayOf } : {}),
});

/** New funds, while their service is open: those that are subscribed now. */
export const ipoService = (services: OpenServices, terms: FundOrderTerms, previews: FundPreviews): OrderService => ({
  kind: 'ipo',
  now: async () => {
    const flags = await services.current();
    if (!flags.ok) return flags;
    if (flags.value.ipoEnabled !== true) return ok({ isOpen: false, newFunds: [] });
    const codes = await terms.newFunds();
    if (!codes.ok) return codes;
    if (codes.value.length === 0) return ok({ isOpen: true, newFunds: [] });
    const known = await previews.ofAll(codes.value.map(fundOfId));
    if (!known.ok) return known;
    return ok({ isOpen: true, newFunds: known.value.filter(({ subscription }) => subscription !== undefined) });
  },
});
