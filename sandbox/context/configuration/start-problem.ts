/** Why the sandbox can't start, in one line for the person who started it; anything else thrown is a bug. */
export class StartProblem extends Error {}
