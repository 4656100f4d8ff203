import { createHmac } from 'node:crypto';
import EasyPostClient from '@easypost/api';
import { noticeOf } from './notice.ts';
import { eventsOf, trackerSchema } from './tracking.ts';

const client = new EasyPostClient('EZAK-test');
const secret = 'sécret-with-an-accent';
const read = (text: string, headers?: object) =>
  noticeOf(
    client,
    Buffer.from(text),
    {
      'x-hmac-signature': `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(text).digest('hex')}`,
      ...headers,
    },
    secret,
  );
const event = { id: 'evt_1', description: 'tracker.updated', created_at: '2026-11-24T20:45:00Z' };

describe('webhook notices of EasyPost', () => {
  it('a notice names the shipment that changed', () => {
    expect(read(JSON.stringify({ ...event, result: { shipment_id: 'shp_1' } }))).toEqual({
      id: 'evt_1',
      at: '2026-11-24T20:45:00Z',
      shipmentId: 'shp_1',
    });
  });

  it('a notice of a tracker without a shipment, or of another event, names no shipment', () => {
    expect(read(JSON.stringify({ ...event, result: {} }))?.shipmentId).toBeNull();
    const batch = { ...event, description: 'batch.updated', result: { shipment_id: 'shp_1' } };
    expect(read(JSON.stringify(batch))?.shipmentId).toBeNull();
  });

  it('ignores notices that are unreadable or have no valid signature', () => {
    expect(read('null')).toBeUndefined();
    expect(read('{}')).toBeUndefined();
    expect(read(JSON.stringify(event))).toBeUndefined();
    const good = JSON.stringify({ ...event, result: { shipment_id: 'shp_1' } });
    expect(read(good, { 'x-hmac-signature': 'hmac-sha256-hex=00' })).toBeUndefined();
    expect(read(good, { 'x-hmac-signature': undefined })).toBeUndefined();
  });

  it('OPEN-36 reports an address that the carrier corrected', () => {
    const tracker = trackerSchema.parse({
      tracking_details: [
        { status: 'in_transit', datetime: '2026-11-24T20:45:00Z', status_detail: 'departed_facility' },
        { status: 'in_transit', datetime: '2026-11-25T08:00:00Z', status_detail: 'address_correction' },
      ],
    });
    expect(eventsOf(tracker).map(({ addressCorrected = false }) => addressCorrected)).toEqual([false, true]);
  });
});
