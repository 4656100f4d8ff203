import '@testing-library/jest-dom';
import * as emailCalls from '@sendahead/shared-contracts/accounts/email-calls';
import * as profileCalls from '@sendahead/shared-contracts/accounts/profile-calls';
import { changeProfile } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { ownAccountFailures } from '../../copy/account-page.ts';
import { ann, customer } from '../../testing/people.ts';
import { opened, refusing, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the page of one’s account', () => {
  it('VL-35 name and phone are saved, and errors are shown at their fields', async () => {
    let saves = 0;
    const { part, user, called } = await opened([
      answering(changeProfile, () => {
        saves += 1;
        if (saves === 1)
          throw new ApiError({
            status: 422,
            code: 'invalid',
            fields: [{ path: 'phone', code: 'phone_not_valid' }],
          });
        return ann;
      }),
    ]);
    const own = part('Your details');
    await user.clear(own.getByRole('textbox', { name: /Phone/ }));
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '12');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(own.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(
      /Please enter a valid phone number/,
    );
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '345678901');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(part('Your details').getByText('Saved.')).toBeInTheDocument();
    expect(called('accounts.change-profile').at(-1)?.input).toEqual({
      body: { first_name: 'Ann', last_name: 'Lee', phone: '12345678901' },
    });
  });

  it('VL-34 a stored phone is edited as a number of its country', async () => {
    const abroad = { ...ann, phone: '+353 1 679 3121' };
    const { part, user, called } = await opened([
      answering(profileCalls.readProfile, {
        user: abroad,
        addresses: [],
        email_verified: true,
        terms: { version: '2026-11', accepted_at: '2026-11-20T15:00:00Z' },
      }),
      answering(changeProfile, abroad),
    ]);
    const own = part('Your details');
    expect(own.getByRole('combobox', { name: 'Country code' })).toHaveValue('IE');
    expect(own.getByRole('textbox', { name: /Phone/ })).toHaveValue('(01) 679 3121');
    await user.clear(own.getByRole('textbox', { name: /Phone/ }));
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '01 679 3122');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(called('accounts.change-profile').at(-1)?.input).toMatchObject({
      body: { phone: '+353 1 679 3122' },
    });
  });

  it('asks for the password if the server requires it, and keeps the new email that was typed', async () => {
    const { part, user } = await opened([
      refusing(emailCalls.changeEmail, 422, 'password_wrong', 'current_password'),
    ]);
    await user.click(part('Email').getByRole('button', { name: 'Change email' }));
    await user.type(part('Email').getByRole('textbox', { name: /New email/ }), 'ann@new.test');
    await user.click(part('Email').getByRole('button', { name: 'Send link' }));
    await wait();
    expect(part('Email').getByLabelText(/Your password/)).toHaveAccessibleDescription(
      /Please enter your password/,
    );
    expect(part('Email').getByRole('textbox', { name: /New email/ })).toHaveValue('ann@new.test');
  });

  it('an emailed link takes effect only after a press, and an expired one says so', async () => {
    const { part, user, called } = await opened(
      [refusing(emailCalls.confirmEmailChange, 422, 'link_not_valid')],
      customer(),
      '?email_token=abc',
    );
    expect(called('accounts.confirm-email-change')).toHaveLength(0);
    await user.click(part('Confirm your new email').getByRole('button', { name: 'Switch email' }));
    await wait();
    expect(part('Confirm your new email').getByRole('alert')).toHaveTextContent(
      ownAccountFailures.link_not_valid,
    );
  });
});
