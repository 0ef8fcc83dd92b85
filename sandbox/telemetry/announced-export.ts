import type { ExportResult } from '@opentelemetry/core';
import { failureName } from './spans';

/** The part of a log that is written to. */
export type ExportLog = {
  readonly error: (about: { readonly why: string }, text: string) => void;
  readonly info: (text: string) => void;
};

type Exporter<Items> = { readonly export: (items: Items, done: (result: ExportResult) => void) => void };

/** Lets an exporter say in the log once that its receiver is away, and once that it is back. */
export function announceExports<Items>(exporter: Exporter<Items>, what: 'traces' | 'metrics', logger: ExportLog): void {
  const send = exporter.export.bind(exporter);
  let isAway = false;
  Object.assign(exporter, {
    export: (items: Items, done: (result: ExportResult) => void) =>
      send(items, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isAway)
          logger.error(
            { why: failureName(result.error) },
            `${what} can't be sent, and are dropped until the receiver is back`,
          );
        if (!failed && isAway) logger.info(`${what} are sent again`);
        isAway = failed;
        done(result);
      }),
  });
}
