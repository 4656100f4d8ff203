import { startPerFile } from '../../../testing/server-per-file.ts';
import { startPageServer } from '../testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'golf.localhost:4000', accept: 'text/html' } });

describe('a start page while no price can be computed', () => {
  beforeAll(() => server.context.db.updateTable('rate_sheets').set({ valid: null }).execute());

  it.each(['/', '/?from=10001&to=34102'])(
    'OPEN-01 %s remains, and the box gives a number to call',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/We can’t show prices right now\. Try again in a few minutes, or call \+1/);
      expect(body).not.toContain('class="start-route"');
      expect(body).toContain('Questions people ask');
    },
  );
});
