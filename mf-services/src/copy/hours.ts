/** TL-08: `17:30` as `5:30 PM`. */
export function clockTime(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

export const clockWindow = (from: string, to: string): string => `${clockTime(from)} to ${clockTime(to)}`;
