import { startPerFile } from '../../testing/server-per-file.ts';
import { startPageServer } from './testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'golf.localhost:4000', accept: 'text/html' } });

describe('the tracking form', () => {
  it('OPEN-01 the bare tracking URL shows the form', async () => {
    const answer = await get('/track');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#track']);
    expect((await get('/')).body).toContain('id="track"');
  });

  it('OPEN-01 the link of an order that needs a sign-in shows the form with its number', async () => {
    const answer = await get('/track?number=SA-ABCD-2345');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('value="SA-ABCD-2345"');
    expect(answer.body).not.toContain('role="alert"');
    expect((await get('/track?number=')).headers.location).toBe('/#track');
  });

  it('attack 113: slows down guesses of order numbers after ten tries', async () => {
    const guess = () =>
      server.app.inject({
        method: 'POST',
        url: '/track',
        remoteAddress: '10.9.9.9',
        headers: {
          host: 'golf.localhost:4000',
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'number=SA-0000-0000&email=ann%40home.test',
      });
    const answer = await guess();
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('We found no order with this number and email.');
    expect(answer.body).toContain('value="SA-0000-0000"');
    expect(answer.body).toContain('value="ann@home.test"');
    const statuses: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) statuses.push((await guess()).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
