type Count = { readonly passed: number; readonly failed: number };
type Result = { readonly tests?: Count; readonly checks?: Count };
type Told = { readonly tests: Count; readonly note?: string; readonly reasons?: readonly string[] };
type Totals = { readonly tests: Count; readonly checks: Count };

export function countCheck(code: number): Result;
export function countUnits(report: object | undefined, code: number): Told;
export function countJourneys(report: object | undefined, code: number): Told;
export function addUp(results: readonly Result[]): Totals;
export function lastLines(totals: Totals): readonly string[];
export function exitCode(totals: Totals): number;
