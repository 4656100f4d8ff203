import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { findTypedPlace } from './find-typed-place.ts';

const server = startPerFile(startTestApp);
const labelOf = async (text: string, brand = 'golf') =>
  (await findTypedPlace(server.context.db, text, brand))?.label ?? null;

describe('a line that names a place', () => {
  it.each([
    ['64111', 'Kansas City, MO 64111'],
    ['64111-1234', 'Kansas City, MO 64111'],
    ['Kansas City, MO 64111', 'Kansas City, MO 64111'],
    ['naples, fl', 'Naples, FL 34101'],
    ['Naples FL', 'Naples, FL 34101'],
    ['M5V 2T6', 'Toronto, ON M5V 2T6'],
    ['heronsway golf club', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Pinehurst, NC', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Boston', null],
    ['00000', null],
    ['zz', null],
    ['', null],
    ['nowhere at all', null],
  ])('%s is %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  it('is read again as it is shown', async () => {
    for (const text of ['Boston, MA', 'Aspen, CO', 'Coeur D Alene, ID', 'heronsway', 'M5V 2T6']) {
      const label = await labelOf(text);
      expect([text, await labelOf(label ?? '')]).toEqual([text, label]);
    }
  });

  it('names no facility of another brand', async () => {
    expect(await labelOf('Heronsway Golf Club', 'ski')).toBeNull();
  });
});
