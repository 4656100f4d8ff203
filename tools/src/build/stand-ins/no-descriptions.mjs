/** Stands in for the federation's long error sentences in remotes: its error numbers say as much. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
