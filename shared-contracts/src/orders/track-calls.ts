import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { newsSchema } from '../live/news.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { legNameSchema } from './leg-name.ts';
import { orderShipmentSchema, wayOnMapSchema } from './order-detail.ts';

/** 256 random bits as written in a link. */
export const trackToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'malformed'));

/** Maximum bytes of an original photo, before it is re-encoded. */
export const largestPhotoBytes = 10 * 1024 * 1024;
/** The same in base64. */
export const photoText = z.string().check(z.maxLength(Math.ceil(largestPhotoBytes / 3) * 4, 'too_long'));

const ofOrder = { params: z.object({ orderId: identifier }), access: 'signed-in', row: 'own' } as const;
const byLink = { params: z.object({ token: trackToken }), access: 'public', row: 'own' } as const;
const noOrder = { order_not_found: 404 };
const noLink = { track_link_not_found: 404 };

const receivedSchema = z.object({
  received_id: z.string(),
  leg: legNameSchema,
  name: z.string(),
  at: z.string(),
  has_photo: z.boolean(),
});
export type DeliveryProof = z.output<typeof receivedSchema>;

export const trackLinks = defineCall({
  ...ofOrder,
  name: 'orders.track-links',
  summary: 'Tracking links for others, and their arrival confirmations',
  method: 'GET',
  path: '/api/v6/orders/:orderId/track_links',
  response: z.object({
    links: z.array(z.object({ link_id: z.string(), made_at: z.string(), expires_at: z.string() })),
    received: z.array(receivedSchema),
    /** Whether the caller may create and revoke links; a caller who may only read the order gets no links. */
    may_share: z.optional(z.boolean()),
  }),
  errors: noOrder,
});

export const makeTrackLink = defineCall({
  ...ofOrder,
  name: 'orders.make-track-link',
  summary: 'Creates a tracking link; returns its token once',
  method: 'POST',
  path: '/api/v6/orders/:orderId/track_links',
  rate: 'strict',
  body: z.strictObject({}),
  response: z.object({ link_id: z.string(), token: z.string(), expires_at: z.string() }),
  errors: { ...noOrder, action_not_allowed: 409 },
});

export const revokeTrackLink = defineCall({
  ...ofOrder,
  name: 'orders.revoke-track-link',
  summary: 'Revokes a tracking link',
  method: 'DELETE',
  path: '/api/v6/orders/:orderId/track_links/:linkId',
  params: z.object({ orderId: identifier, linkId: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { ...noOrder, action_not_allowed: 409 },
});

/** A bag as anyone with the link sees it: no name, no number, no price. */
const trackedBagSchema = z.pick(orderShipmentSchema, {
  item: true,
  status: true,
  detail: true,
  promised_on: true,
  expected_on: true,
  arrived_at: true,
  days_late: true,
  late_reason: true,
  time_zone: true,
});

export const trackByLink = defineCall({
  ...byLink,
  name: 'orders.track-by-link',
  summary: 'Tracking for anyone with the link: statuses, days and cities',
  method: 'GET',
  path: '/api/v6/track/:token',
  response: z.object({
    legs: z.array(
      z.object({
        ...wayOnMapSchema.shape,
        ship_date: calendarDateSchema,
        bags: z.array(trackedBagSchema),
        /**
         * The last known location of any of them. The carrier’s own words are left out, because they may name
         * who signed.
         */
        last: z.nullable(
          z.object({ at: z.string(), place: z.string(), time_zone: z.string(), status: z.string() }),
        ),
        /** Whether someone has confirmed their arrival by a link. */
        received: z.boolean(),
        /** Whether the arrival can be confirmed now. */
        may_confirm: z.boolean(),
      }),
    ),
    expires_at: z.string(),
  }),
  errors: noLink,
});

export const trackNews = defineCall({
  ...byLink,
  name: 'orders.track-news',
  summary: 'Notifies the page of a tracking link of changes',
  method: 'GET',
  path: '/api/v6/track/:token/news',
  rate: 'relaxed',
  alsoAs: ['text/event-stream'],
  response: newsSchema,
  errors: noLink,
});

export const trackCalendar = defineCall({
  ...byLink,
  name: 'orders.track-calendar',
  summary: 'The days of a tracking link as a calendar subscription or JSON',
  method: 'GET',
  path: '/track/:token/calendar.ics',
  alsoAs: ['text/calendar'],
  response: z.object({ days: z.array(z.object({ title: z.string(), day: calendarDateSchema })) }),
  errors: noLink,
});

export const confirmReceived = defineCall({
  ...byLink,
  name: 'orders.confirm-received',
  summary: 'Confirms the arrival of bags, with a name and a photo',
  method: 'POST',
  path: '/api/v6/track/:token/received',
  rate: 'strict',
  body: z.strictObject({
    leg: legNameSchema,
    name: wireText(60).check(z.regex(/\S/, 'required')),
    /** JPEG or PNG in base64. */
    photo: z.optional(photoText),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { ...noLink, action_not_allowed: 409, photo_not_read: 422, storage_full: 507 },
});

export const receivedPhoto = defineCall({
  ...ofOrder,
  name: 'orders.received-photo',
  summary: 'The photo of an arrival confirmation, for anyone who may read the order',
  method: 'GET',
  path: '/api/v6/orders/:orderId/received/:receivedId/photo',
  params: z.object({ orderId: identifier, receivedId: identifier }),
  alsoAs: ['image/jpeg'],
  response: z.object({ type: z.literal('image/jpeg'), bytes: z.int() }),
  errors: noOrder,
});
