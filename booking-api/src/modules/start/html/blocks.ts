import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { type Html, html } from '../../../platform/http/html.ts';
import { startWords } from '../copy/start.ts';

/** The sign-in link, or the signed-in user's orders. */
const writeAccount = ({ user }: SessionInfo): Html =>
  user
    ? html`<a class="start-link start-link--button" href="/orders">${user.first_name || startWords.orders}</a>`
    : html`<a class="start-link start-link--button" href="/account?login_flag=1&amp;value=%2F">${startWords.signIn}</a>`;

/** The content for the placeholders of the shell's page. A `plain` one has no scene behind its header. */
export const blocksOf = (
  main: Html,
  session: SessionInfo,
  look: 'scene' | 'plain' = 'scene',
): Readonly<Record<string, string>> => ({
  main: main.markup,
  look: look === 'plain' ? ' start-page--plain' : '',
  account: writeAccount(session).markup,
});
