/** A full run retries a failed test once, and its closing lines report it; a run of some tests does not retry. */
if (process.env.SECOND_TRY === 'yes') jest.retryTimes(1, { logErrorsBeforeRetry: true });
