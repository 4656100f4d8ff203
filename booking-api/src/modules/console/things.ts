import { brandThing } from './brands/brand-thing.ts';
import { clubThing } from './clubs/club-thing.ts';
import { questionSetThing } from './clubs/question-set-thing.ts';
import type { Thing } from './history/thing.ts';
import { micrositeThing } from './microsites/microsite-thing.ts';
import { couponThing } from './money/coupon-thing.ts';
import { giftCardThing } from './money/gift-card-thing.ts';
import { userThing } from './users/user-thing.ts';

/** Every kind of thing that is run from the console and has a history. */
export const things: readonly Thing[] = [
  brandThing,
  clubThing,
  couponThing,
  giftCardThing,
  micrositeThing,
  questionSetThing,
  userThing,
];
