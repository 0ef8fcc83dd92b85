import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import type { OrderPrefill } from './place-order-deps';

/** The prefill, as a prop. */
export type OrderPrefillProps = { readonly prefill: OrderPrefill };

type PageProps = { readonly title: string; readonly children: ReactNode };

/** A page on which an order is composed. */
export function PlaceOrderPage({ title, children }: PageProps) {
  return (
    <OrderPage frame="form" title={title} steps={<OrderSteps at="compose" isComposed />}>
      {children}
    </OrderPage>
  );
}

/** Goes on to the confirmation of the list that was made, if one was. */
export function useGoToConfirmation(): (made: Promise<string | undefined>) => Promise<boolean> {
  const navigate = useNavigate();
  return async (made) => {
    const oid = await made;
    if (oid !== undefined) await navigate(`/order/confirm?oid=${encodeURIComponent(oid)}`);
    return oid !== undefined;
  };
}

/** Reads the prefill from the address: the parameters of the older site's links, and the holding. */
export function useOrderPrefill(): OrderPrefillProps & { readonly key: string } {
  const [search] = useSearchParams();
  const from = {
    fundCode: search.get('fundCode') ?? '',
    accountNo: search.get('accountNo') ?? '',
    holdingId: search.get('holding') ?? '',
  };
  return { prefill: from, key: search.toString() };
}
