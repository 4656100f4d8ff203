import { may } from '@sendahead/shared-contracts/call/role-acts';
import { cutOffFieldsSchema } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { lockCutOff, writeCutOff } from '../../calendar/public/cut-off-store.ts';
import type { Resource } from '../history/resource.ts';
import { zoneOf } from './calendar-names.ts';

/** The cut-off hours of an area. */
export const cutOffResource: Resource = {
  kind: 'cut_off',
  mayChange: ({ role }) => may(role, 'run_brands'),
  undoNeedsReason: true,
  readLocked: (trx, zone) => lockCutOff(trx, zoneOf(zone)),
  async write(trx, zone, fields) {
    const present = await lockCutOff(trx, zoneOf(zone));
    if (present) await writeCutOff(trx, zoneOf(zone), cutOffFieldsSchema.parse({ ...present, ...fields }));
  },
};
