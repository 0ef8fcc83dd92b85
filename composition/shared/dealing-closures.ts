import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { DealingClosures } from '../../application/ports/funds/dealing-closures';
import { DealingClosuresViewModel, DealingClosuresViewModelFactory } from '../../ui/funds/dealing-closures-view-model';
import type { Bindings } from '../feature';

/** The days on which the market or a fund isn't dealt; it needs the ports of fund records. */
export const dealingClosuresViewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(DealingClosuresViewModelFactory).toResolvedValue(
      (closures, clock) => ({ create: (fundCode) => new DealingClosuresViewModel(closures, clock, fundCode) }),
      [DealingClosures, Clock],
    );
  });
