export default class RefuseEmptyRun {
  onTestCaseResult(test: { result(): { readonly state: string } }): void;
  onTestRunEnd(modules: unknown, errors: unknown, reason: string): void;
  onTestEnd(test: unknown, result: { readonly status: string }): void;
  onEnd(result: { readonly status: string }): { readonly status: 'failed' } | undefined;
  printsToStdio(): boolean;
}
