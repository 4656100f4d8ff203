import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';

const key = 'sendahead:asked-for-phone';

/** Whether the phone that a social sign-in lacks was asked for in this tab already: it may stay empty (AC-15). */
export const wasPhoneRequested = (): boolean => pageStorage('sessionStorage').getItem(key) !== null;

/** With storage switched off the question is only repeated. */
export const markPhoneRequested = (): void => pageStorage('sessionStorage').setItem(key, 'yes');
