import { newCustomers } from './customer.ts';
import { send } from './load.ts';

/** `place-orders.ts <url> <count>`: places orders as eight customers do, and fails when one is not placed. */
const [url = '', count = '20'] = process.argv.slice(2);
const customers = await newCustomers(url, 8);
for (let placed = 0; placed < Number(count); placed += customers.length)
  await Promise.all(
    customers.map(async (customer) => {
      const answer = await send(url, await customer.readyOrder());
      if (JSON.parse(answer.text).status === false)
        throw new Error(`not placed: ${answer.text.slice(0, 300)}`);
    }),
  );
