export function chromiumPath(): string | undefined;
export function chromiumOptions(): { readonly args: string[]; readonly executablePath?: string };
