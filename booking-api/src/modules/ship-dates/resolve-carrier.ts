import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { brandOfHost, firstBrand } from '../catalog/public/brand-of-host.ts';
import { requireBrand } from '../catalog/public/store.ts';
import { requireMicrosite } from '../clubs/public/microsites.ts';
import { readCarriers } from '../tariff/public/carriers.ts';

type CarrierSelection = { brand: string; carrier?: string | undefined; micrositeId?: number | undefined };

/**
 * The carrier whose calendar a call uses: the named one, else that of its microsite, else its brand's. Throws
 * Refusal `brand_not_found`, `microsite_not_found` or `carrier_not_found`, for the input that decides.
 */
async function carrierBy(db: Queries, { brand, carrier, micrositeId }: CarrierSelection): Promise<string> {
  const { carrier: ofBrand } = await requireBrand(db, brand);
  const microsite = micrositeId === undefined ? undefined : await requireMicrosite(db, micrositeId, brand);
  if (carrier !== undefined) return requireCarrier(db, carrier.trim().toUpperCase());
  return microsite?.carrier ?? ofBrand;
}

/** The brand of the requested host; the first brand when the host names no existing one. */
async function brandBy(db: Queries, named: string | null): Promise<string> {
  if (named === null) return firstBrand;
  const row = await db.selectFrom('brands').select('slug').where('slug', '=', named).executeTakeFirst();
  return row?.slug ?? firstBrand;
}

async function requireCarrier(db: Queries, carrier: string): Promise<string> {
  const isCarrier = (await readCarriers(db)).some((row) => row.carrier === carrier);
  if (!isCarrier) throw new Refusal(404, 'carrier_not_found');
  return carrier;
}

/** Like `carrierBy`; without a named brand, for the brand of the request's host. */
export const resolveCarrier = async (
  db: Queries,
  request: FastifyRequest,
  {
    brand,
    ...selection
  }: { brand?: string | undefined; carrier?: string | undefined; micrositeId?: number | undefined },
) => carrierBy(db, { ...selection, brand: brand ?? (await brandBy(db, brandOfHost(request.hostname))) });
