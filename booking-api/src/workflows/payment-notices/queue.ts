/** The name is that of rows in the job store: it stays when files are renamed. */
export const noticeQueue = 'hear-payment';
