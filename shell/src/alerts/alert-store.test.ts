import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { collectAlerts, type RaisedAlert } from './alert-store.ts';

function setUp() {
  const bus = createBus({ report: () => undefined });
  const alerts = collectAlerts(bus.bind('shell'));
  const other = bus.bind('mf-services');
  let stack: readonly RaisedAlert[] = [];
  let log: readonly RaisedAlert[] = [];
  alerts.stack.subscribe((now) => {
    stack = now;
  });
  alerts.log.subscribe((now) => {
    log = now;
  });
  const raise = (text: string, seconds: 3 | 20 = 3) =>
    other.publish(alertRaisedEvent, { severity: 'info', text, seconds });
  return { alerts, raise, stack: () => stack, log: () => log };
}

describe('alerts', () => {
  it('an alert lasts as long as its sender says', () => {
    const page = setUp();
    page.raise('Saved', 20);
    expect(page.stack()).toMatchObject([{ text: 'Saved', lifetimeMs: 20_000 }]);
  });

  it('an alert remains in the message log after it left the stack', () => {
    const page = setUp();
    page.raise('Saved');
    page.alerts.dismiss(page.stack()[0]?.id ?? '');
    expect([page.stack().length, page.log().length]).toEqual([0, 1]);
  });

  it('the same message is not stacked twice while it is shown', () => {
    const page = setUp();
    page.raise('Saved');
    page.raise('Saved');
    expect(page.stack()).toHaveLength(1);
  });
});
