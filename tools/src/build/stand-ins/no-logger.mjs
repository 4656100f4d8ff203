/** Stands in for the federation toolbox's logger in remotes, which log through the page's own runtime. */
const silent = () => undefined;
export const logger = { log: silent, warn: silent, error: silent, info: silent, debug: silent };
export { logger as infrastructureLogger };
export const createLogger = () => logger;
export const createInfrastructureLogger = () => logger;
export const bindLoggerToCompiler = silent;
