import type { Distributions } from '../../../../application/ports/dividends/distributions';
import type { Distribution } from '../../../../domain/dividends/distribution';
import { Panel } from '../../../stores/panel';

/** Distributions paid to the client [LINK-26]. */
export class DistributionsViewModel {
  readonly paid: Panel<readonly Distribution[]>;

  constructor(distributions: Distributions) {
    this.paid = new Panel(() => distributions.all());
  }
}
