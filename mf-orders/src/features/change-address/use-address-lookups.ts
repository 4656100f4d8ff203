import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import { useApi } from '../../hooks/use-orders.ts';

type Place = BookedEnd['place'];

/** House number, street, town and postal code are at least four words. */
const mayBeWhole = (line: string): boolean => /\d/.test(line) && line.trim().split(/[\s,]+/).length >= 4;

/**
 * AD-15, AD-19: the further fields that a field left behind fills: those of an address written in one line, or the city
 * and state of a postal code. Nothing where they are not known or the lookup fails: they are typed by hand.
 */
export function useAddressLookups(country: string) {
  const api = useApi();
  const ofLine = async (line: string): Promise<Partial<Place>> => {
    if (!mayBeWhole(line)) return {};
    const { address } = await api.call(readAddressLine, { query: { line, country_code: country } });
    // The country of a booked address stays.
    if (address?.country_code !== country) return {};
    const { address_1: street, address_2: unit, city, state, zip } = address;
    return { address: street, ...(unit ? { address_1: unit } : {}), city, state, zip };
  };
  const ofZip = async (zip: string): Promise<Partial<Place>> => {
    const found = await api.call(zipInfo, { query: { zip_code: zip, country_code: country } });
    if (!found.success || !found.city) return {};
    return { city: found.city, ...(found.state ? { state: found.state } : {}) };
  };
  return async (field: 'address' | 'zip', text: string): Promise<Partial<Place>> => {
    try {
      return await (field === 'address' ? ofLine(text) : ofZip(text));
    } catch {
      return {};
    }
  };
}
