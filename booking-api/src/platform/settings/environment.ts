/**
 * The environment variables of the process. Who starts a process reads it once and hands it to `readConfig`; everything
 * else is given settings.
 */
export const readEnvironment = (): NodeJS.ProcessEnv => process.env;
