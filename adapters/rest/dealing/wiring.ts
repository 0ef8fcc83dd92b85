import { ContainerModule } from 'inversify';
import { DealingClosures } from '../../../application/ports/dealing/dealing-closures';
import { RestClient } from '../rest-client';
import { RestDealingClosures } from './rest-dealing-closures';

/** The port over REST behind the dealing calendar. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(DealingClosures)
      .toResolvedValue((client) => new RestDealingClosures(client), [RestClient])
      .inSingletonScope();
  });
