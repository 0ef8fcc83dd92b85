import { ContainerModule } from 'inversify';
import { InstructDividend } from '../application/dividends/instruct-dividend';
import { PrepareDividends } from '../application/dividends/prepare-dividends';
import { GetTradingClient } from '../application/funds/get-trading-client';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { DividendInstructions } from '../application/ports/dividends/dividend-instructions';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { FundDirectory } from '../application/funds/fund-directory';
import { Locale } from '../application/ports/locale';
import { FundAgreements } from '../application/ports/orders/fund-agreements';
import { SubmitOnce } from '../application/submissions/submit-once';
import { regionFeatures } from '../config/region-features';
import { DividendsScreen } from '../ui/screens/dividends/dividends-screen';
import { DividendsViewModel } from '../ui/screens/dividends/dividends-view-model';
import { bankingPorts } from './ports/banking';
import { dividendPorts } from './ports/dividends';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { orderPorts } from './ports/orders';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { fundSearch } from './shared/fund-search';
import { tradingClient } from './shared/trading-client';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].reinvestedDividends) return;
    bind(PrepareDividends).toResolvedValue(
      (users, client, banks, instructions) =>
        new PrepareDividends({ users, tradingClient: client, banks, instructions }),
      [Users, GetTradingClient, BankAccounts, DividendInstructions],
    );
    bind(InstructDividend).toResolvedValue(
      (instructions, submitOnce) => new InstructDividend(instructions, submitOnce),
      [DividendInstructions, SubmitOnce],
    );
    bind(DividendsViewModel).toResolvedValue(
      (prepare, instruct, funds, previews, agreements, fundRecords, clock, locale) => {
        const keepsTexts = extensions.has('instruction-texts');
        const deps = { prepare, instruct, funds, previews, agreements, fundRecords, clock, locale, region, keepsTexts };
        return new DividendsViewModel(deps);
      },
      [PrepareDividends, InstructDividend, FundDirectory, FundPreviews, FundAgreements, FundRecords, Clock, Locale],
    );
  });

/** The feature of dividend instructions. */
export const feature = {
  components: { DividendsScreen },
  bindings: [
    bankingPorts,
    dividendPorts,
    fundPorts,
    fundRecordPorts,
    fundSearch,
    orderPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
    tradingClient,
    viewModels,
  ],
} satisfies Feature;
