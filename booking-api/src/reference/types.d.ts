declare module 'zipcodes' {
  type Place = {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  };
  const zipcodes: { codes: Record<string, Place>; lookupByName(city: string, state: string): Place[] };
  export default zipcodes;
}
declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  export default function lookUpZone(latitude: number, longitude: number): string;
}
declare module 'german-postal-codes' {
  const codes: string[];
  export default codes;
}
