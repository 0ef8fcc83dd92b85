import { ContainerModule } from 'inversify';
import { Statements } from '../../../application/ports/statements/statements';
import { RestClient } from '../rest-client';
import { RestStatements } from './rest-statements';

/** The port over REST behind a client's statements and contract notes. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Statements)
      .toResolvedValue((client) => new RestStatements(client), [RestClient])
      .inSingletonScope();
  });
