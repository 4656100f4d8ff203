import { endStates } from '@sendahead/shared-contracts/orders/states';
import { sql } from 'kysely';

/**
 * The end states as a list in SQL. Written out instead of as parameters, to match the index of orders in progress.
 */
export const endStatesInSql = sql.raw(`(${endStates.map((state) => `'${state}'`).join(', ')})`);
