import '@testing-library/jest-dom';
import * as mailCalls from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act } from '@testing-library/react';
import { allMails, opened, refusing, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the page of one’s account', () => {
  it('PA-10 emails of a kind are turned off immediately, with a message, and the page names those that are always sent', async () => {
    let choices = allMails;
    const { part, user, called } = await opened([
      answering(mailCalls.readMailChoices, () => ({ choices })),
      answering(mailCalls.chooseMails, ({ params, body }) => {
        choices = choices.map((one) => (one.kind === params.kind ? { ...one, on: body.on } : one));
        return { choices };
      }),
    ]);
    const own = part('Emails');
    const labels = own.getByRole('checkbox', { name: 'Labels' });
    expect(labels).toBeChecked();
    await user.click(labels);
    await wait();
    expect(called('accounts.choose-mails')).toMatchObject([
      { input: { params: { kind: 'labels' }, body: { on: false } } },
    ]);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
    expect(own.getByText('Saved.')).toBeInTheDocument();
    expect(
      own.getByText(
        'Always sent: confirmations, changes and cancellations, payments and refunds, messages from us.',
      ),
    ).toBeInTheDocument();
  });

  it('PA-10 a choice that could not be saved is reset, and a message says so', async () => {
    const { part, user } = await opened([refusing(mailCalls.chooseMails, 503, 'unavailable')]);
    const own = part('Emails');
    await user.click(own.getByRole('checkbox', { name: 'Arrived' }));
    await wait();
    expect(own.getByRole('checkbox', { name: 'Arrived' })).toBeChecked();
    expect(own.getByRole('alert')).toBeInTheDocument();
  });

  it('PA-10 a choice can be made while another is being saved, and each reports its own result', async () => {
    const late = Promise.withResolvers<{ choices: typeof allMails }>();
    const { part, user, called } = await opened([
      answering(mailCalls.chooseMails, ({ params }) => {
        if (params.kind === 'labels') return late.promise;
        throw refusal(503, 'unavailable');
      }),
    ]);
    const own = part('Emails');
    await user.click(own.getByRole('checkbox', { name: 'Labels' }));
    await user.click(own.getByRole('checkbox', { name: 'Arrived' }));
    await wait();
    expect(called('accounts.choose-mails')).toHaveLength(2);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
    expect(own.getByRole('checkbox', { name: 'Arrived' })).toBeChecked();
    expect(own.queryByText('Saved.')).toBeNull();
    await act(async () => late.resolve({ choices: allMails }));
    expect(own.getAllByText('Saved.')).toHaveLength(1);
    expect(own.getAllByRole('alert')).toHaveLength(1);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
  });
});
