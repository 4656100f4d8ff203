export const claimMailQueue = 'send-claim-mail';
