import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { offerBooking } from './booking-under-way.ts';
import { followBox } from './follow-box.ts';

/** The whole script of the server-rendered pages, which work without it. */
const form = document.querySelector<HTMLFormElement>('form[data-box]');
if (form) followBox(form);
offerBooking(document, pageStorage('localStorage'));
