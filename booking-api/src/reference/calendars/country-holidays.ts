import Holidays from 'date-holidays';

/** Countries whose carriers have no separate calendar: their public holidays apply. */
const countries =
  'MX GB IE AU NZ JP CN KR TW HK AE SG TH MY ID PH VN TR ZA EG MA BR AR CL CO PE CR DO DE FR ES IT PT NL BE LU CH AT DK SE NO FI IS PL CZ SK HU GR HR RO BG EE LV LT SI CY MT MC BM BB JM BS';

const firstYear = 2026;
const yearsAhead = 3;

/** The years of known holidays in a year: bookings are made up to a year ahead. */
export const holidayYears = (thisYear: number): number[] =>
  Array.from({ length: thisYear + yearsAhead + 1 - firstYear }, (_, index) => firstYear + index);

type PublicHoliday = { country: string; date: string; name: string };

/** Public holidays of a country's whole territory; of two on one day the first. */
function publicHolidays(country: string, years: readonly number[]): PublicHoliday[] {
  const calendar = new Holidays(country);
  const days = new Map<string, string>();
  for (const year of years)
    for (const { type, date, name } of calendar.getHolidays(year, 'en'))
      if (type === 'public' && !days.has(date.slice(0, 10))) days.set(date.slice(0, 10), name.slice(0, 100));
  return [...days].map(([date, name]) => ({ country, date, name }));
}

export const countryHolidays = (thisYear: number): PublicHoliday[] =>
  countries.split(' ').flatMap((country) => publicHolidays(country, holidayYears(thisYear)));
