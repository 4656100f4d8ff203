import type { IncidentArea } from '@sendahead/shared-contracts/console/incident-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { blockingIncidents } from '../../incidents/public/store.ts';
import { addressVariants } from '../check/address-variants.ts';
import { normalizeAddress, type WrittenAddress } from './normalize-address.ts';

type BlockedArea = Extract<IncidentArea, { is: 'address' }>;

const written = ({ country, zip, city, state, address, address_2 }: BlockedArea): WrittenAddress => ({
  country_code: country,
  zip,
  city,
  state,
  address,
  address_2,
});

/** Whether an incident blocks the address, in any spelling. Its code determines its state. */
export function isAddressOf(area: BlockedArea, address: WrittenAddress): boolean {
  const blocked = normalizeAddress(addressVariants(written(area))[0]);
  return addressVariants(address).some((reading) => {
    const { zipKey, townKey, unit } = normalizeAddress(reading);
    return (
      (zipKey === blocked.zipKey || townKey === blocked.townKey) &&
      (blocked.unit === '' || blocked.unit === unit)
    );
  });
}

/**
 * Makes the list of blocked addresses contain exactly the addresses of incidents in force on a business day,
 * plus the permanent blocks. Writes nothing when it already does; `changed` names an incident whose address
 * may differ.
 */
export async function listBlockedByIncidents(
  trx: Queries,
  today: CalendarDate,
  changed?: string,
): Promise<void> {
  const due = await blockingIncidents(trx, today);
  const rows = await trx
    .selectFrom('blocked_addresses')
    .select('incident_id')
    .where('incident_id', 'is not', null)
    .execute();
  const listed = rows.flatMap(({ incident_id }) => incident_id ?? []);
  const over = listed.filter((id) => id === changed || !due.some((incident) => incident.id === id));
  if (over.length > 0) await trx.deleteFrom('blocked_addresses').where('incident_id', 'in', over).execute();
  for (const { id, area, sentence } of due) {
    if (area.is !== 'address' || (listed.includes(id) && !over.includes(id))) continue;
    const { zipKey, townKey, unit } = normalizeAddress(addressVariants(written(area))[0]);
    await trx
      .insertInto('blocked_addresses')
      .values({ zip_key: zipKey, town_key: townKey, unit, reason: sentence, incident_id: id })
      .onConflict((conflict) => conflict.columns(['zip_key', 'unit']).doNothing())
      .execute();
  }
}
