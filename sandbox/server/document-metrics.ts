import { Gauge, type Registry } from 'prom-client';
import type { DocumentStore } from '../documents/document-store';

/** Adds to a register whether the store of identity documents can be used by this process, asked whenever the metrics are. */
export function measureDocuments(metrics: Registry, documents: Pick<DocumentStore, 'isUp'>): void {
  new Gauge({
    name: 'portal_documents_up',
    help: 'One while the store of identity documents can be used',
    registers: [metrics],
    async collect() {
      this.set((await documents.isUp()) ? 1 : 0);
    },
  });
}
