/** Where browsers report what a policy of a page blocked. */
export const policyReportPath = '/policy-reports';
/** The endpoint's name in the headers of a page. */
export const policyReportName = 'page';
