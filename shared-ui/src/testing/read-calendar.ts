/** Loads the calendar beforehand: a first load takes real time, which a test's fake clock does not know. */
export const readCalendar = () => import('../calendar/calendar.tsx');
