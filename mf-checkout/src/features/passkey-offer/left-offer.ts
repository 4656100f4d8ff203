import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';

const key = 'passkey_offer_left';

/** Whether somebody pressed "Not now" in this browser; a browser without storage is asked again. */
export const isOfferLeft = (): boolean => pageStorage('localStorage').getItem(key) !== null;

export const leaveOffer = (): void => pageStorage('localStorage').setItem(key, 'left');
