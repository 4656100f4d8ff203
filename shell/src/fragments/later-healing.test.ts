import { laterHealing } from './later-healing.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the healing of a page', () => {
  it('healing is loaded once, and again after a failed load; a check without a connection reports no fault', async () => {
    const healing = { look: jest.fn(), follow: jest.fn() };
    const load = jest.fn(async () => healing);
    load.mockRejectedValueOnce(new Error('no connection'));
    const report = jest.fn();
    const later = laterHealing({ load, report });
    later.look();
    await settled();
    expect([healing.look, report].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    later.look();
    later.follow();
    await settled();
    expect([load, healing.look, healing.follow].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });

  it('healing that cannot be loaded for a broken place is reported', async () => {
    const report = jest.fn();
    laterHealing({ load: () => Promise.reject(new Error('gone')), report }).follow();
    await settled();
    expect(report).toHaveBeenCalledWith(new Error('gone'), 'news of the release');
  });
});
