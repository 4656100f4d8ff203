/**
 * The environment variables of the process. The entry point reads them once and passes them to `readConfig`;
 * all other code gets settings.
 */
export const readEnvironment = (): NodeJS.ProcessEnv => process.env;
