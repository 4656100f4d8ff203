/** Requests per minute and staff member that reveal whether an account exists. */
export const lookUpsPerMinute = 60;
