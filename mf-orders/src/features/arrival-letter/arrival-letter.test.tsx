import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFiles } from '../../testing/file-server.ts';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { ArrivalLetter } from './arrival-letter.tsx';

describe('the letter to where the bags arrive', () => {
  it('PA-14 the letter is written in the chosen language', async () => {
    const files = serveFiles(() => ({ status: 200 }));
    openPart(<ArrivalLetter />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the letter' }), '日本語');
    await userEvent.click(screen.getByRole('button', { name: 'Download: Letter' }));
    expect(files.requested).toEqual(['/api/v6/orders/ord_1/arrival_letter?language=ja']);
    expect(files.saved).toEqual(['letter-SA-1001-ja.pdf']);
    files.stop();
  });

  it('PA-14 the letter names the dates of the stay if entered, and no impossible day', async () => {
    const files = serveFiles(() => ({ status: 200 }));
    openPart(<ArrivalLetter />);
    await userEvent.type(screen.getByRole('textbox', { name: /^Travelers arrive/ }), '12/03/2026{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Travelers leave/ }), '12/01/2026{Enter}');
    expect(screen.getByText('This is before the travelers arrive.')).toBeVisible();
    const download = screen.getByRole('button', { name: 'Download: Letter' });
    await userEvent.click(download);
    const leaves = screen.getByRole('textbox', { name: /^Travelers leave/ });
    await userEvent.clear(leaves);
    await userEvent.type(leaves, '12/07/2026{Enter}');
    await userEvent.click(download);
    const letter = '/api/v6/orders/ord_1/arrival_letter?language=en&stay_from=2026-12-03';
    expect(files.requested).toEqual([letter, `${letter}&stay_until=2026-12-07`]);
    files.stop();
  });

  it('PA-30 the letter begins with the days that customs has, which can be changed', async () => {
    const days = {
      date_of_arrival: calendarDate('2026-12-14'),
      date_of_departure: calendarDate('2026-12-20'),
    };
    openPart(<ArrivalLetter />, {
      order: detail({ international: true }),
      answers: [answering(readOrderPreferences, { answers: [], international_info: days })],
    });
    const leaves = screen.getByRole('textbox', { name: /^Travelers leave/ });
    await waitFor(() => expect(leaves).toHaveValue('12/20/2026'));
    expect(screen.getByRole('textbox', { name: /^Travelers arrive/ })).toHaveValue('12/14/2026');
    await userEvent.clear(leaves);
    await userEvent.tab();
    expect(leaves).toHaveValue('');
  });

  it('PA-14 the letter is not offered once the bags have arrived', () => {
    openPart(<ArrivalLetter />, { order: detail({ order: summary({ state: 'delivered' }) }) });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
