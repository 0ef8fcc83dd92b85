import { answer } from '../../adapters/support/scripted-transport';
import { click, type SentForm } from './sent-forms';

const held = {
  vcaTransactionSid: 'V-HELD',
  transactionCurrency: 'HKD',
  transactionType: 'withdrawal',
  amountSigNum: -1,
  transactionLastUpdateTime: '2026-11-20T02:00:00Z',
  amount: '6000.00',
  amountPrecision: 2,
  transactionStatus: 'pending',
  paymentStatus: 'pending',
  carriedForwardBalance: null,
  balancePrecision: 2,
  remark: null,
};

const waits = { transaction: held, heldUntil: '2026-11-21T02:00:00Z', cancelledAt: null };

/** A withdrawal that waits is cancelled; whoever doesn't know what became of it may do so again, which does no harm [VCA-05]. */
export const cancelHeldForm: SentForm = {
  is: 'form',
  at: '/vca/tx-balance',
  beside: {
    VcaTransactions: answer(200, { data: { completed: [], pending: [held] } }),
    HeldVcaTransactions: answer(200, { data: { heldVcaTransactions: [waits] } }),
    CancelVcaTransaction: answer(200, { data: { cancelVcaTransaction: waits } }),
  },
  fill: (portal) => click(portal, '[data-testid=cash-pending] button', 'Cancel this withdrawal'),
  send: (portal) => click(portal, 'dialog button[aria-busy=false]', 'Cancel withdrawal'),
  says: (fault) => ({
    reads: /^INTERNAL_ERROR$/.test(fault)
      ? 'It was not cancelled. Please try again, or call 2000 1234.'
      : 'We do not know yet whether it was cancelled. Please try again, or check your transactions.',
  }),
  done: (portal) =>
    portal.find('[data-testid=cash-pending] [role=status]', 'The withdrawal is cancelled. Nothing is paid out.'),
};
