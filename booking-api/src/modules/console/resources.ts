import { brandTextResource } from './brand-texts/brand-text-resource.ts';
import { brandResource } from './brands/brand-resource.ts';
import { carrierDayResource } from './carrier-days/carrier-day-resource.ts';
import { cutOffResource } from './carrier-days/cut-off-resource.ts';
import { clubAccountResource } from './club-accounts/club-account-resource.ts';
import { clubResource } from './clubs/club-resource.ts';
import { questionSetResource } from './clubs/question-set-resource.ts';
import { flagResource } from './flags/flag-resource.ts';
import type { Resource } from './history/resource.ts';
import { incidentResource } from './incidents/incident-resource.ts';
import { micrositeResource } from './microsites/microsite-resource.ts';
import { couponResource } from './money/coupon-resource.ts';
import { giftCardResource } from './money/gift-card-resource.ts';
import { userResource } from './users/user-resource.ts';

/** Every kind of resource that the console manages with a history. */
export const resources: readonly Resource[] = [
  brandResource,
  brandTextResource,
  carrierDayResource,
  clubAccountResource,
  clubResource,
  couponResource,
  cutOffResource,
  flagResource,
  giftCardResource,
  incidentResource,
  micrositeResource,
  questionSetResource,
  userResource,
];
