/** A module that the page lends to every remote: at hand from the start (`lib`) or loaded when first asked for. */
export interface LentModule {
  readonly request: string;
  readonly version: string;
  readonly lib?: () => unknown;
  readonly get?: () => Promise<() => unknown>;
}

/** The build fills this table from the shell's loading plan (tools/src/build/lent-modules-loader.ts). */
export const lentModules: readonly LentModule[] = [];
