import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { failingJourneys } from '../steps/failing-journeys.ts';
import { persist } from '../steps/persist.ts';
import { messagesOfCalls } from '../support/call-messages.ts';
import { FailingCalls } from '../support/failing-calls.ts';
import { heardMessages, listenToMessages } from '../support/heard-messages.ts';

// Each test has its own customer, so they can run at the same time.
test.describe.configure({ mode: 'parallel' });

const failures = [
  { half: 0, how: 'without an answer' },
  { half: 1, how: 'by the server' },
] as const;

for (const { half, how } of failures)
  for (const [index, { name, url, form, steps }] of failingJourneys.entries())
    test(`B3-23 ER-01 ${name}, while each call fails once ${how}: the failure is shown, nothing is lost, and a retry works`, {
      // The daily run includes every second one, the weekly run all.
      tag: half === 0 || index % 2 === 1 ? ['@once', '@long'] : '@once',
    }, async ({ page, context, ship, person, watch }) => {
      // A failed call is also reported to monitoring.
      watch.expect(
        /failed: /,
        /ERR_FAILED/,
        /answer: 500/,
        /status of 500/,
        /^console: \[[^\]]+\] ApiError: /,
      );
      if (form !== null) await giveSavedBooking(page, person, form?.(person) ?? {});
      await listenToMessages(page);
      const failing = new FailingCalls(half);
      await failing.attach(context);
      await page.goto(url ?? '/ship');
      const email = ship.travelers.field(1, 'Email');
      if (form !== null) {
        await ship.edit('Travelers & items');
        await expect(email).toHaveValue(person.email);
      }
      for (const step of steps) await persist(page, () => step(ship));
      await persist(page, () => expect(ship.summary.total).toHaveText(/^\$\d/, { timeout: 4000 }));

      // A dialog that a retry opened again covers the cards.
      await page.keyboard.press('Escape');
      await ship.show('Travelers & items');
      await expect(email).not.toHaveValue('');
      // A place that failed to load keeps its name in the search, so that a person can choose it again.
      await ship.show('Ship from');
      const { club } = ship.from;
      if (form !== null && (await club.isVisible())) await expect(club).toHaveValue(clubs.open.name);
      const heard = async () => (await heardMessages(page)).join('\n');
      for (const call of failing.failed)
        await expect.poll(heard, { message: call }).toMatch(messagesOfCalls(call));
    });
