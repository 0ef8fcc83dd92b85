import { type ReactNode, useState } from 'react';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { HistoryDialog } from './history-dialog';

type HistoryButtonProps = {
  readonly order: OrderRecord;
  readonly className: string;
  readonly children: ReactNode;
  /** What a screen reader says, where the words alone don't say which order it is about. */
  readonly label?: string;
};

/** Opens what happened to an order; an order without a number has no history to open. */
export function HistoryButton({ order, className, children, label }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { orderId } = order;
  if (!orderId) return children;
  return (
    <>
      <button
        type="button"
        className={className}
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
