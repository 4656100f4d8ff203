import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';

const key = 'sendahead:asked-for-phone';

/**
 * Whether this tab has already asked for the phone that a social sign-in lacks: it may be left empty (AC-15).
 */
export const wasPhoneRequested = (): boolean => pageStorage('sessionStorage').getItem(key) !== null;

/** Without storage, the question is repeated; nothing else breaks. */
export const markPhoneRequested = (): void => pageStorage('sessionStorage').setItem(key, 'yes');
