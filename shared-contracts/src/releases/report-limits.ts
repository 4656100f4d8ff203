/** What a browser needs to send a report. It is apart from the schemas, which only the server reads, to keep the page small. */
export const reportPath = '/api/v6/page-reports';

/** The most that is kept of each text of a fault; browsers cut to it before they send. */
export const faultLimits = { name: 60, message: 200, stack: 2000 } as const;
/** The most faults in one report. */
export const mostFaults = 10;

/** The most of each Core Web Vital: what a browser measures beyond is reported as this much. */
export const vitalLimits = { lcp_ms: 600_000, inp_ms: 600_000, cls_thousandths: 100_000 } as const;
