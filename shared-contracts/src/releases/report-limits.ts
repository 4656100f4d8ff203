/**
 * What a browser needs to send a report. It is separate from the schemas, which only the server reads, to
 * keep the page small.
 */
export const reportPath = '/api/v6/page-reports';

/** The maximum stored length of each text of a fault; browsers truncate it before sending. */
export const faultLimits = { name: 60, message: 200, stack: 2000 } as const;
/** The maximum number of faults in one report. */
export const maxFaults = 10;

/** The maximum of each Core Web Vital: higher measurements are reported as this value. */
export const vitalLimits = { lcp_ms: 600_000, inp_ms: 600_000, cls_thousandths: 100_000 } as const;
