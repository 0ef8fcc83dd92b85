import { type ReactNode, useState } from 'react';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { useConfiguration } from '../../../app/injection';
import { HistoryDialog } from './history-dialog';

type HistoryButtonProps = {
  readonly order: OrderRecord;
  readonly className: string;
  readonly children: ReactNode;
  /** The accessible name, where the visible text doesn't say which order it is about. */
  readonly label?: string;
};

/** Opens what happened to an order; there is none of an order without a number, nor without the extension. */
export function HistoryButton({ order, className, children, label }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { orderId } = order;
  const { extensions } = useConfiguration();
  if (!orderId || !extensions.has('order-records')) return children;
  return (
    <>
      <button
        type="button"
        className={className}
        data-testid="record-open"
        aria-label={label}
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <HistoryDialog
          order={order}
          orderId={orderId}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
