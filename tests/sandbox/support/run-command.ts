import { vi } from 'vitest';
import type { Command } from '../../../sandbox/commands/command';
import type { SandboxConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';

/** The lines that a command printed, and the code with which its process would end. */
type Ran = { readonly lines: readonly string[]; readonly exitCode: number };

/** Runs a command of the sandbox as its process does, on the books that a configuration names. */
export async function runCommand(
  command: Command,
  configuration: SandboxConfiguration,
  parameters: readonly string[],
): Promise<Ran> {
  const lines: string[] = [];
  const printed = vi.spyOn(console, 'log').mockImplementation((line: unknown) => {
    lines.push(String(line));
  });
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await command(configuration, parameters);
    return { lines, exitCode: exitCodeNow() };
  } finally {
    printed.mockRestore();
    process.exitCode = before;
  }
}

const exitCodeNow = (): number => Number(process.exitCode);
