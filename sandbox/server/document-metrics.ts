import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { DocumentStore } from '../documents/document-store';
import { readWithin } from './read-within';
import { shareReading } from './share-reading';

/** The time in milliseconds in which a store has to answer; an object store of its own accord answers sooner, a folder of another machine may never. */
const usualLimit = 4_000;

/** Adds to a register whether the store of identity documents can be used by this process, asked whenever the metrics are. */
export function measureDocuments(
  metrics: Registry,
  documents: Pick<DocumentStore, 'isUp'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
  limit = usualLimit,
): void {
  // A folder that hangs keeps a thread of this process for as long: one for all who ask, and not one for each.
  const isUp = shareReading(() => documents.isUp());
  new Gauge({
    name: 'portal_documents_up',
    help: 'One while the store of identity documents can be used',
    registers: [metrics],
    async collect() {
      this.set(await value());
    },
  });
  async function value(): Promise<0 | 1> {
    try {
      return (await readWithin(limit, isUp())) ? 1 : 0;
    } catch (problem) {
      logger.warn({ err: problem }, 'the store of identity documents could not be asked');
      return 0;
    }
  }
}
