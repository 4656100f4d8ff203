/** `17:00` or `17:30` in spoken form: `5 PM`, `5:30 PM`. */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
