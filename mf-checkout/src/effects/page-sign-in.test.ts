import { signedInEvent, signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { ann, customer, guest } from '../testing/people.ts';
import { pass, started, startedWith } from '../testing/started.ts';
import { credentials } from './testing/credentials.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('MD-15 the header opens the sign-in dialog, and the new session closes it', async () => {
  const page = started();
  page.page.session(guest);
  page.page.entersAs();
  page.host.page.bind('shell').publish(signInRequestedEvent, { reason: 'header' });
  expect(page.state().account.dialog).toBe('sign-in');
  page.account.signIn(credentials);
  await pass(0);
  expect([page.state().account.dialog, page.state().placing.phase]).toEqual(['none', 'idle']);
});

it('MD-16 signing in from the header asks for the current terms', async () => {
  const page = started();
  page.page.session(guest);
  page.page.entersAs(customer({ acceptedTerms: false }));
  page.host.page.bind('shell').publish(signInRequestedEvent, { reason: 'header' });
  page.account.signIn(credentials);
  await pass(0);
  expect(page.state().account.dialog).toBe('terms');
});

it('AC-10 the page gets only the id of the signed-in user', async () => {
  const page = started();
  const received: unknown[] = [];
  page.host.page
    .bind('shell')
    .events(signedInEvent)
    .subscribe((event) => received.push(event));
  page.account.signIn(credentials);
  await pass(0);
  expect(received).toEqual([{ userId: ann.id, ordering: false }]);
});

describe('dialogs that a page opens automatically', () => {
  const arriving = (path: string): void => window.history.pushState({}, '', path);
  afterEach(() => arriving('/'));
  const opened = async (path: string, options: Parameters<typeof startedWith>[0], session = guest) => {
    arriving(path);
    const page = startedWith(options);
    page.page.session(session);
    await pass(2999);
    const early = page.state().account.dialog;
    await pass(1);
    page.stop();
    return [early, page.state().account.dialog];
  };

  it('AC-04 the page asks for the terms after 3 s, unless they are accepted', async () => {
    expect(await opened('/ship', {}, customer({ acceptedTerms: false }))).toEqual(['none', 'terms']);
    expect(await opened('/ship', {}, customer())).toEqual(['none', 'none']);
    expect(await opened('/ship', {})).toEqual(['none', 'none']);
  });

  it('OPEN-65 the page asks once for the terms when somebody signs in later without having accepted them', async () => {
    arriving('/ship');
    const page = startedWith({});
    page.page.session(guest);
    await pass(10_000);
    page.page.session(customer({ acceptedTerms: false }));
    await pass(10);
    expect(page.state().account.dialog).toBe('terms');
    page.checkout.store.dispatch({ type: 'dialog-closed' });
    page.page.session(customer({ acceptedTerms: false }));
    await pass(10);
    expect(page.state().account.dialog).toBe('none');
    page.stop();
  });

  it('RT-24 a link can ask a guest to sign in, but never on a booking page', async () => {
    expect(await opened('/payments/receipt?login_flag=1', {})).toEqual(['sign-in', 'sign-in']);
    expect(await opened('/ship?login_flag=1', {})).toEqual(['none', 'none']);
    expect(await opened('/payments/receipt', {})).toEqual(['none', 'none']);
  });

  it('MD-19 the page asks for the missing data of a social sign-in, and nothing of a complete user', async () => {
    const social = (complete_social_user: boolean) => ({
      bootSession: { user: ann, social_user: true, complete_social_user },
    });
    const person = customer({ acceptedTerms: false });
    expect(await opened('/ship', social(false), person)).toEqual(['completion', 'completion']);
    expect(await opened('/ship', social(true), customer())).toEqual(['none', 'none']);
  });
});
