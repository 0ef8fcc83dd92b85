import { ContainerModule } from 'inversify';
import { GetTradingClient } from '../../application/funds/get-trading-client';
import { Users } from '../../application/ports/clients/users';
import { ClientTiers } from '../../application/ports/tiers/client-tiers';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import type { Bindings } from '../feature';

/** The client's data that decides which actions a fund offers; it needs the ports of users, tiers and suitability. */
export const tradingClient: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(GetTradingClient).toResolvedValue(
      (users, tiers, suitability) => new GetTradingClient(users, tiers, suitability, region),
      [Users, ClientTiers, SuitabilityRecords],
    );
  });
