export const claimMailQueue = 'send-claim-mail';
/** Removes a claim's file `fileId`, whose row is gone. */
export const removeFileQueue = 'remove-claim-file';
