import Holidays from 'date-holidays';

/** Countries whose carriers have no separate calendar: their public holidays apply. */
const countries =
  'MX GB IE AU NZ JP CN KR TW HK AE SG TH MY ID PH VN TR ZA EG MA BR AR CL CO PE CR DO DE FR ES IT PT NL BE LU CH AT DK SE NO FI IS PL CZ SK HU GR HR RO BG EE LV LT SI CY MT MC BM BB JM BS';

const firstYear = 2026;
const yearsAhead = 3;

/** The years of known holidays in a year: bookings are made up to a year ahead. */
export const holidayYears = (thisYear: number): number[] =>
  Array.from({ length: thisYear + yearsAhead + 1 - firstYear }, (_, index) => firstYear + index);

/** Public holidays of a country's whole territory, `2026-12-25`. */
function publicHolidays(country: string, years: readonly number[]): string[] {
  const calendar = new Holidays(country);
  const days = years.flatMap((year) => calendar.getHolidays(year).filter(({ type }) => type === 'public'));
  return [...new Set(days.map(({ date }) => date.slice(0, 10)))];
}

export const countryHolidays = (thisYear: number): { country: string; date: string }[] =>
  countries
    .split(' ')
    .flatMap((country) => publicHolidays(country, holidayYears(thisYear)).map((date) => ({ country, date })));
