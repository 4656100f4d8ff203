import { expect, test } from '../fixtures/journey.ts';
import { fillBooking } from '../steps/book.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { pressPlaceOrder, register } from '../steps/pay.ts';
import { cardNumbersIn, testCards } from '../support/card-numbers.ts';
import { mails } from '../support/mail-folder.ts';
import { serverLog } from '../support/server-log.ts';
import { databaseText } from '../support/stores.ts';

test('C4-39 C4-40 PY-19 after a paid order no card number is stored anywhere, and no personal data is in the logs', {
  tag: '@once',
}, async ({ ship, receipt, person, context }) => {
  const bodies: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'golf.localhost') bodies.push(request.postData() ?? '');
  });
  await fillBooking(ship, person);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);

  expect(cardNumbersIn(`number: ${testCards.visa}.`), 'the search finds one where there is one').toHaveLength(
    1,
  );
  expect(cardNumbersIn(await databaseText()), 'in the database').toEqual([]);
  expect(cardNumbersIn(mails().join('\n')), 'in the mails').toEqual([]);
  expect(cardNumbersIn(bodies.join('\n')), 'in what the page sent to the shop').toEqual([]);

  const log = serverLog();
  expect(cardNumbersIn(log), 'in the logs').toEqual([]);
  for (const secret of [person.email, person.phone, person.street, person.lastName, person.password])
    expect(log, 'in the logs').not.toContain(secret);
  // The last line may be incomplete, since another journey continues in the meantime.
  const lines = log.split('\n').slice(0, -1);
  const events = lines.filter((line) => line !== '' && !line.startsWith('sandbox gateway ready'));
  expect(
    events.filter((line) => !/^\{.*\}$/.test(line)),
    'every line of the log is one event',
  ).toEqual([]);
});
