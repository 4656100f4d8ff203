type Point = { latitude: number; longitude: number };

/**
 * Locations of codes that the source lacks or has wrong, by country and code. The source shifted the columns
 * of areas with a comma in their name, and lost a minus sign; mail to Santa Claus is delivered in Montreal.
 */
export const placeCorrections: Readonly<Record<string, Point>> = {
  'CA E1H': { latitude: 46.1506, longitude: -64.6833 },
  'CA E2E': { latitude: 45.4165, longitude: -65.98 },
  'CA E2H': { latitude: 45.3481, longitude: -66.01 },
  'CA E3C': { latitude: 45.9356, longitude: -66.68 },
  'CA H0H': { latitude: 45.5019, longitude: -73.5674 },
  'CA K0C': { latitude: 45.2228, longitude: -74.77 },
  'CA K0H': { latitude: 44.56, longitude: -76.65 },
  'CA K0K': { latitude: 44.0594, longitude: -77.45 },
  'CA P0M': { latitude: 46.5, longitude: -81.5 },
  'CA V0N': { latitude: 50.1163, longitude: -122.9574 },
  'US 10200': { latitude: 40.77, longitude: -73.95 },
};
