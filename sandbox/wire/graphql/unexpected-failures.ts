import { Counter, type Registry } from 'prom-client';
import type { Region } from '../../../domain/region';
import { operationNames } from './persisted-documents';

const unexpectedName = 'portal_graphql_unexpected_total';

/** Declares the metric of the failures that nobody foresaw within answers of GraphQL, whose status is 200 all the same [ERR-08..12]. */
export function declareUnexpectedFailures(metrics: Registry): void {
  new Counter({
    name: unexpectedName,
    help: 'Unexpected failures within answers of GraphQL, by region and operation',
    labelNames: ['region', 'operation'],
    registers: [metrics],
  });
}

/** Begins the counts of a region at zero: one that began with its first failure would hide that from whoever asks how many more there are. */
export function beginUnexpectedFailures(metrics: Registry, region: Region): void {
  for (const operation of operationNames) countUnexpectedFailure(metrics, { region, operation }, 0);
}

/** Counts one more failure of an operation. */
export function countUnexpectedFailure(
  metrics: Registry,
  labels: { readonly region: Region; readonly operation: string },
  by = 1,
): void {
  const counter = metrics.getSingleMetric(unexpectedName);
  if (counter instanceof Counter) counter.inc(labels, by);
}
