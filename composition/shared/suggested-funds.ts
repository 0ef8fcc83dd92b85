import { ContainerModule } from 'inversify';
import { Funds } from '../../application/ports/funds/funds';
import { Holdings } from '../../application/ports/holdings/holdings';
import { regionDefaults } from '../../config/regions';
import { SuggestedFundsViewModel } from '../../ui/orders/fund-choice/suggested-funds-view-model';
import type { Bindings } from '../feature';

/** The funds that order and plan pages suggest; it needs the ports of holdings and funds. */
export const suggestedFunds: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(SuggestedFundsViewModel).toResolvedValue(
      (holdings, funds) => new SuggestedFundsViewModel(holdings, funds, regionDefaults[region].defaultCurrency),
      [Holdings, Funds],
    );
  });
