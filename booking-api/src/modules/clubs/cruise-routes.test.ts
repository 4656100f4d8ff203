import { calendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import { startPerFile } from '../../testing/server-per-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { nextSailings } from './cruise-routes.ts';

const server = startPerFile(startTestApp);

describe('cruises', () => {
  it('MD-09 OPEN-16 cruises list each ship with its line, its port and the sailings of half a year', async () => {
    const guest = await server.browser();
    const { ships } = (await guest.send('GET', '/api/v6/cruises')).json();
    expect(ships.length).toBeGreaterThan(5);
    for (const { sails_on, port } of ships) {
      expect(sails_on).toHaveLength(26);
      expect(sails_on[0] > '2026-11-23').toBe(true);
      const named = await guest.send('GET', `/clubs/${port.id}/json`);
      expect(named.json()).toMatchObject({ name: port.name });
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'MD-09 ships sail on their weekday, first on a day after today: %i',
    (weekday) => {
      const [first, second] = nextSailings(weekday, calendarDate('2026-11-23'));
      expect([first && weekdayOf(first), second && weekdayOf(second)]).toEqual([weekday, weekday]);
      expect(first && first > '2026-11-23' && first <= '2026-11-30').toBe(true);
    },
  );
});
