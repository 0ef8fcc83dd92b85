import { ContainerModule } from 'inversify';
import { FundDirectory } from '../../application/funds/fund-directory';
import { Clock } from '../../application/ports/clock';
import { Funds } from '../../application/ports/funds/funds';
import { Locale } from '../../application/ports/locale';
import { SessionVault } from '../../application/ports/session/session-vault';
import { FundSearchViewModel } from '../../ui/funds/finding/fund-search-view-model';
import { FundTypeAhead } from '../../ui/funds/finding/fund-type-ahead';
import { HoldingSearch } from '../../ui/orders/holding-choice/holding-search';
import type { Bindings } from '../feature';

/** The search for a fund while the client types; it needs the ports of funds. */
export const fundSearch: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(FundDirectory)
      .toResolvedValue((funds, locale) => new FundDirectory(funds, locale, region), [Funds, Locale])
      .inSingletonScope();
    bind(FundTypeAhead).toResolvedValue((funds, clock) => new FundTypeAhead({ funds, clock }), [FundDirectory, Clock]);
    bind(HoldingSearch).toResolvedValue((directory) => new HoldingSearch(directory), [FundDirectory]);
    bind(FundSearchViewModel).toResolvedValue(
      (typeAhead, vault) => new FundSearchViewModel(typeAhead, vault),
      [FundTypeAhead, SessionVault],
    );
  });
