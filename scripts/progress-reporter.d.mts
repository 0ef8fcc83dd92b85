export default class ProgressReporter {
  constructor(options?: unknown, seams?: { readonly now?: () => number; readonly write?: (text: string) => unknown });
  onBegin(config: unknown, suite: { allTests(): readonly unknown[] }): void;
  onTestEnd(
    test: { readonly expectedStatus: string; titlePath(): readonly string[] },
    result: { readonly retry: number; readonly status: string },
  ): void;
  onTestRunStart(specifications: readonly unknown[]): void;
  onTestModuleEnd(module: { readonly moduleId: string; errors(): readonly unknown[] }): void;
  onTestCaseResult(test: {
    readonly fullName: string;
    readonly module: { readonly moduleId: string };
    result(): { readonly state: string };
  }): void;
}
