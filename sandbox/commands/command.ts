import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';

/** One thing the sandbox can be told to do; what it can't do it says by throwing a StartProblem. */
export type Command = (configuration: SandboxConfiguration, parameters: readonly string[]) => Promise<void>;
