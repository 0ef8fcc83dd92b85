import getPort from 'get-port';
import { SandboxProcess } from '../contracts/sandbox-process';

/** The processor time that a process has used so far, and the memory that it holds. */
export type Usage = { readonly processorSeconds: number; readonly residentBytes: number };

/** A server as clients meet it, over a PostgreSQL that others share. */
export class BenchServer {
  private constructor(
    private readonly sandbox: SandboxProcess,
    private readonly metricsPort: number,
  ) {}

  static async start(databaseUrl: string): Promise<BenchServer> {
    const metricsPort = await getPort();
    const settings = { DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort) };
    const sandbox = new SandboxProcess(undefined, settings, []);
    await sandbox.start();
    return new BenchServer(sandbox, metricsPort);
  }

  get origin(): string {
    return this.sandbox.address('HK');
  }

  /** Reads the process's own metrics. */
  async usage(): Promise<Usage> {
    const text = await (await fetch(`http://127.0.0.1:${String(this.metricsPort)}/metrics`)).text();
    const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    return {
      processorSeconds: read('process_cpu_seconds_total'),
      residentBytes: read('process_resident_memory_bytes'),
    };
  }

  stop(): Promise<void> {
    return this.sandbox.stop();
  }
}
