import { signIn } from './customer.ts';
import { send } from './load.ts';

/** `leave.ts <url>`: the customer of the demo deletes the account; fails when it is refused. */
const [url = ''] = process.argv.slice(2);
const { headers } = await signIn(url);
const body = { current_password: 'Sendahead-demo-1' };
const answer = await send(url, { method: 'POST', path: '/api/v6/account/deletion', headers, body });
if (JSON.parse(answer.text).user !== null) throw new Error(`not deleted: ${answer.text.slice(0, 300)}`);
