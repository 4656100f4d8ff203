import { startOtherServer } from '../../integrations/addresses/testing/other-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let other: Awaited<ReturnType<typeof startOtherServer>>;
let server: TestApp;
beforeAll(async () => {
  other = await startOtherServer();
  server = await startTestApp({}, { ZIP_TO_STATE_URL: `${other.url}/{zip}` });
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const stateOf = async (zip: string) => {
  const answer = await (await server.browser()).send('GET', `/api/v6/zip_to_state/${zip}`);
  return [answer.statusCode, answer.json().state];
};

describe('zip to state at a configured URL', () => {
  it('EP-08 OPEN-24 sends a request only for a zip that our own tables lack', async () => {
    other.answer({ body: '{"zip":"99999","state":"AK"}' });
    expect([await stateOf('94103'), await stateOf('99999')]).toEqual([
      [200, 'CA'],
      [200, 'AK'],
    ]);
    expect(other.asked.map(({ pathname }) => pathname)).toEqual(['/99999']);
  });

  it('EP-08 OPEN-24 returns no state while that server fails', async () => {
    other.answer({ status: 503, body: '' });
    expect(await stateOf('99999')).toEqual([200, null]);
  });
});
