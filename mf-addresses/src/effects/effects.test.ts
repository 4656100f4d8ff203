import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { checkClubInfo } from '@sendahead/shared-contracts/clubs/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { isComplete } from '../state/problems.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Running = ReturnType<typeof started>;
const type = (
  page: Running,
  field: 'zip' | 'address1' | 'contact' | 'phone' | 'city' | 'state',
  text: string,
) => page.store.dispatch({ type: 'typed', end: 'destination', field, text });
const fillBothEnds = async (page: Running) => {
  page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
  type(page, 'address1', '500 Congress Ave');
  type(page, 'zip', '78701');
  type(page, 'contact', 'Ann Lee');
  type(page, 'phone', '512-555-0100');
  await pass(2000);
};

describe('lookups', () => {
  it('AD-24 the chosen club is looked up and the answer applied', async () => {
    const page = started();
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(50);
    expect(page.called('clubs.check-club-info')).toMatchObject([{ input: { body: { club_id: 7 } } }]);
    expect(page.last()?.origin.club?.name).toBe('Pine Hollow Golf Club');
  });

  it('ER-01 the server’s message is shown when the club lookup fails', async () => {
    const page = started(
      answering(checkClubInfo, () => {
        throw refusal(404, 'club_not_found', { message: 'Pine Hollow has closed.' });
      }),
    );
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(10);
    expect(page.store.getState().origin.club).toMatchObject({
      request: 'failed',
      message: 'Pine Hollow has closed.',
    });
  });

  it('AD-19 a zip is looked up once it is well formed, and only once', async () => {
    const page = started();
    type(page, 'zip', '7870');
    await pass(1000);
    expect(page.called('geo.zip-info')).toHaveLength(0);
    type(page, 'zip', '78701');
    await pass(1000);
    type(page, 'address1', '500 Congress Ave');
    await pass(1000);
    expect(page.called('geo.zip-info')).toMatchObject([
      { input: { query: { zip_code: '78701', country_code: 'US' } } },
    ]);
    expect(page.last()?.destination).toMatchObject({ city: 'Austin', state: 'TX' });
  });

  it('AD-11 AD-19 waits once for a zip: the address that its lookup filled in is checked and published as settled', async () => {
    const page = started();
    await fillBothEnds(page);
    // Typing names and phones, even at the other end, changes no place for which a lookup waits.
    page.store.dispatch({ type: 'typed', end: 'origin', field: 'phone', text: '910 555 0187' });
    const before = page.called('geo.validate-ship-points').length;
    type(page, 'zip', '78704');
    await pass(249);
    expect(page.last()?.settled).toBe(false);
    expect(page.called('geo.zip-info')).toHaveLength(1);
    await pass(75);
    expect(page.last()).toMatchObject({ settled: true, valid: true, destination: { zip: '78704' } });
    await pass(5000);
    expect(page.called('geo.zip-info')).toHaveLength(2);
    expect(page.called('geo.validate-ship-points')).toHaveLength(before + 1);
  });

  it('AD-11 the check waits for a city that is typed by hand', async () => {
    const page = started();
    await fillBothEnds(page);
    const before = page.called('geo.validate-ship-points').length;
    for (const city of ['Dal', 'Dall', 'Dallas']) {
      type(page, 'city', city);
      await pass(250);
    }
    expect(page.called('geo.validate-ship-points')).toHaveLength(before);
    await pass(50);
    expect(page.called('geo.validate-ship-points')).toHaveLength(before + 1);
  });

  it('AD-19 correcting a zip aborts its lookup', async () => {
    const page = started(
      answering(zipInfo, async ({ query }) => {
        await new Promise((resolve) => setTimeout(resolve, query.zip_code === '78701' ? 5000 : 10));
        return austinZip({ zip: query.zip_code, city: query.zip_code });
      }),
    );
    type(page, 'zip', '78701');
    await pass(500);
    type(page, 'zip', '78702');
    await pass(9000);
    expect(page.last()?.destination.city).toBe('78702');
  });
});

describe('validation of the pair of addresses', () => {
  it('AD-09 AD-11 a valid pair is published after one request, and requested again only for another address', async () => {
    const page = started();
    await fillBothEnds(page);
    expect(isComplete(page.store.getState(), 'destination')).toBe(true);
    expect(page.last()).toMatchObject({ valid: true, duplicate: false, checking: false });
    const asked = page.called('geo.validate-ship-points').length;
    type(page, 'contact', 'Ann B Lee');
    await pass(2000);
    expect(page.called('geo.validate-ship-points')).toHaveLength(asked);
    type(page, 'address1', '501 Congress Ave');
    await pass(2000);
    expect(page.called('geo.validate-ship-points')).toHaveLength(asked + 1);
  });

  it('AD-07 AD-08 a duplicate is published without a request', async () => {
    const page = started(answering(zipInfo, austinZip({ zip: '34102', city: 'Naples', state: 'FL' })));
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    type(page, 'zip', '34102');
    await pass(2000);
    expect(page.last()).toMatchObject({ duplicate: true, valid: false });
    expect(page.called('geo.validate-ship-points')).toHaveLength(0);
  });
});

describe('the page', () => {
  it('a saved booking is restored in one update and announced, from any earlier state', async () => {
    const page = started();
    await fillBothEnds(page);
    const saved = page.last();
    const again = started();
    const answers: string[] = [];
    const shell = again.host.page.bind('shell');
    shell.events(sectionRestoredEvent).subscribe(({ section }) => answers.push(section));
    if (!saved) throw new Error('nothing was published');
    const form = writeShipForm({ points: saved, travelers: null, itinerary: null, coupon: '', giftCard: '' });
    shell.publish(restoreRequestedEvent, { section: 'ship-points', form });
    await pass(3000);
    expect(answers).toEqual(['ship-points']);
    expect(again.last()).toEqual(saved);
  });

  it('an attempted order shows every problem', async () => {
    const page = started();
    page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {});
    expect(page.store.getState().submits).toBe(1);
  });

  it('PY-25 each field that an order found invalid is reported to analytics, without its input', async () => {
    const page = started();
    const received: unknown[] = [];
    page.host.page
      .bind('shell')
      .events(trackedEvent)
      .subscribe(({ properties }) => received.push(properties));
    type(page, 'zip', '999');
    await pass(50);
    page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {});
    await pass(50);
    expect(received).toContainEqual({
      field_name: 'destination.contact',
      message: 'Please enter your recipient name',
      form_name: 'ship-points',
    });
    expect(JSON.stringify(received)).not.toContain('999');
  });

  it('subscriptions end with the remote', () => {
    const page = started();
    page.stop();
    page.host.bus.dispose();
    expect(page.host.page.liveSubscriptions('mf-addresses')).toBe(0);
    expect(page.host.troubles).toEqual([]);
  });
});
