import type { Distributions } from '../../../../application/ports/dividends/distributions';
import type { Distribution } from '../../../../domain/dividends/distribution';
import { AsyncResource } from '../../../stores/async-resource';

/** Distributions paid to the client [LINK-26]. */
export class DistributionsViewModel {
  readonly paid: AsyncResource<readonly Distribution[]>;

  constructor(distributions: Distributions) {
    this.paid = new AsyncResource(() => distributions.all());
  }
}
