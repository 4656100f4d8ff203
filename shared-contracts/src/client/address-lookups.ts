import { zipInfo } from '../geo/calls.ts';
import { readAddressLine } from '../geo/lookup-calls.ts';
import { zipProblem } from '../validation/zip.ts';
import type { ApiClient } from './api-client.ts';

/** What a typed field implies for the other fields of its address. */
export interface FoundAddress {
  readonly address_1?: string;
  readonly address_2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
}

/** House number, street, town and postal code have at least four words. */
const mayBeWhole = (line: string): boolean => /\d/.test(line) && line.trim().split(/[\s,]+/).length >= 4;

/** AD-15: the fields of a one-line address in this country (ISO code); empty for any other line. */
export async function fieldsOfLine(api: ApiClient, line: string, country: string): Promise<FoundAddress> {
  if (!mayBeWhole(line)) return {};
  const { address } = await api.call(readAddressLine, { query: { line, country_code: country } });
  if (address?.country_code !== country) return {};
  const { address_1, address_2, city, state, zip } = address;
  return { address_1, ...(address_2 ? { address_2 } : {}), city, state, zip };
}

/** AD-19: city and state of a postal code; empty when the code is incomplete or unknown. */
export async function fieldsOfZip(api: ApiClient, zip: string, country: string): Promise<FoundAddress> {
  if (zip === '' || zipProblem(zip, country) !== null) return {};
  const zipPlace = await api.call(zipInfo, { query: { zip_code: zip, country_code: country } });
  if (!zipPlace.success || !zipPlace.city) return {};
  return { city: zipPlace.city, ...(zipPlace.state ? { state: zipPlace.state } : {}) };
}
