import { ContainerModule } from 'inversify';
import { FindPaymentMeans } from '../../application/orders/payment-means';
import { BankAccounts } from '../../application/ports/banking/bank-accounts';
import { Clock } from '../../application/ports/clock';
import { CashAccounts } from '../../application/ports/cash-account/cash-accounts';
import { regionFeatures } from '../../config/region-features';
import type { Bindings } from '../feature';

/** Payment means of a purchase, the Cash Account among them where the region has one; it needs the ports of banking and the Cash Account. */
export const paymentMeans: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    if (regionFeatures[region].ports.plansAndCash)
      bind(FindPaymentMeans).toResolvedValue(
        (banks, clock, cash) => new FindPaymentMeans(banks, clock, cash),
        [BankAccounts, Clock, CashAccounts],
      );
    else
      bind(FindPaymentMeans).toResolvedValue(
        (banks, clock) => new FindPaymentMeans(banks, clock, undefined),
        [BankAccounts, Clock],
      );
  });
