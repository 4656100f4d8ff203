import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { brandOfHost, firstBrand } from './brand-of-host.ts';
import { readBrand } from './store.ts';

/** The brand of the requested host; read from a row, so that a Host header is never used verbatim. */
export async function brandOfRequest(
  { db }: Pick<AppContext, 'db'>,
  request: FastifyRequest,
): Promise<Brand> {
  const reference = await readReference(db);
  const read = (slug: string) => reference.remember(['brand of a page', slug], () => readBrand(db, slug));
  const brand = (await read(brandOf(request))) ?? (await read(firstBrand));
  if (!brand) throw new Error('there is no brand');
  return brand;
}

/** The slug of the brand whose page makes the request; the first brand's when the host names none. */
export const brandOf = (request: FastifyRequest): string => brandOfHost(request.hostname) ?? firstBrand;
