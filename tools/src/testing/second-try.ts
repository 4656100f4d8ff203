/** A whole run gives a failed test a second try, and its closing lines tell of it; a run of some tests gives none. */
if (process.env.SECOND_TRY === 'yes') jest.retryTimes(1, { logErrorsBeforeRetry: true });
