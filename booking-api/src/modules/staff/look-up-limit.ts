/** Questions a minute and member of staff that tell whether somebody has an account. */
export const lookUpsPerMinute = 60;
