/** An hour of the day, 0 to 24: `9 AM`. */
export const spokenHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
