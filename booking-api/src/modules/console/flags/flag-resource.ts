import { may } from '@sendahead/shared-contracts/call/role-acts';
import { flagFieldsSchema } from '@sendahead/shared-contracts/console/flag-calls';
import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { lockFlag, writeFlag } from '../../flags/public/store.ts';
import type { Resource } from '../history/resource.ts';

/** A flag that code defines, with its audience. */
export const flagResource: Resource = {
  kind: 'flag',
  mayChange: ({ role }, key) => may(role, 'run_flags') && Object.hasOwn(flagDefinitions, key),
  undoNeedsReason: true,
  readLocked: lockFlag,
  async write(trx, key, fields) {
    const { revision, ...present } = await lockFlag(trx, key);
    await writeFlag(trx, {
      key,
      revision: revision + 1,
      ...flagFieldsSchema.parse({ ...present, ...fields }),
    });
  },
};
