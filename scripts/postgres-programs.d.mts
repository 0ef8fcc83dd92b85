export declare function postgresPrograms(): string | undefined;
export declare function unprivilegedOwner(): { readonly uid?: number; readonly gid?: number };
