import { ContainerModule } from 'inversify';
import { Funds } from '../../application/ports/funds/funds';
import { Locale } from '../../application/ports/locale';
import { AllFundsViewModel, AllFundsViewModelFactory } from '../../ui/funds/all/all-funds-view-model';
import { RiskProfileViewModel } from '../../ui/risk-profile/risk-profile-view-model';
import type { Bindings } from '../feature';

/** The list of all funds; it needs the ports of funds and the client's risk profile. */
export const allFundsBindings: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(AllFundsViewModelFactory).toResolvedValue(
      (funds, locale, risk) => ({
        create: (narrowing) => new AllFundsViewModel({ funds, locale, risk, region }, narrowing),
      }),
      [Funds, Locale, RiskProfileViewModel],
    );
  });
