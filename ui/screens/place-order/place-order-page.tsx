import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import type { PlacedFrom } from './place-order-sources';

/** What the address says. */
export type From = { readonly from: PlacedFrom };

type PageProps = { readonly title: string; readonly children: ReactNode };

/** A page on which an order is composed. */
export function PlaceOrderPage({ title, children }: PageProps) {
  return (
    <OrderPage title={title} steps={<OrderSteps at="compose" isComposed />}>
      {children}
    </OrderPage>
  );
}

/** Goes on to the confirmation of the list that was made, if one was. */
export function useConfirm(): (made: Promise<string | undefined>) => Promise<boolean> {
  const navigate = useNavigate();
  return async (made) => {
    const oid = await made;
    if (oid !== undefined) await navigate(`/order/confirm?oid=${encodeURIComponent(oid)}`);
    return oid !== undefined;
  };
}

/** What the address says: as the older site's links do, and which holding. */
export function useFrom(): From & { readonly key: string } {
  const [search] = useSearchParams();
  const from = {
    fundCode: search.get('fundCode') ?? '',
    accountNo: search.get('accountNo') ?? '',
    holdingId: search.get('holding') ?? '',
  };
  return { from, key: search.toString() };
}
