/** A time zone as people name it: `America/New_York` as "Eastern Time"; an unknown one is not changed. */
export function zoneWords(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
