import { ContainerModule } from 'inversify';
import { FundPreviews } from '../../application/ports/funds/fund-previews';
import { FundRecords } from '../../application/ports/funds/fund-records';
import { SessionVault } from '../../application/ports/session/session-vault';
import { SessionEpoch } from '../../application/session/session-epoch';
import { ComparisonViewModel, ComparisonViewModelFactory } from '../../ui/funds/comparing/comparison-view-model';
import { RememberedComparison } from '../../ui/funds/comparing/remembered-comparison';
import type { Bindings } from '../feature';

/** The funds that a client compares, on every page that shows them; it needs the ports of funds and of their records. */
export const comparison: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(ComparisonViewModelFactory).toResolvedValue(
      (previews, records, remembered) => ({
        create: (inAddress, way) => new ComparisonViewModel({ previews, records, remembered }, inAddress, way),
      }),
      [FundPreviews, FundRecords, RememberedComparison],
    );
    bind(RememberedComparison)
      .toResolvedValue((vault, epoch) => new RememberedComparison(vault, epoch), [SessionVault, SessionEpoch])
      .inSingletonScope();
  });
