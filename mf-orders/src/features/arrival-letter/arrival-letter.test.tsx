import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFiles } from '../../testing/file-server.ts';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { ArrivalLetter } from './arrival-letter.tsx';

describe('the letter to where the bags arrive', () => {
  it('PA-14 is written in the language that is chosen', async () => {
    const files = serveFiles(() => ({ status: 200 }));
    openPart(<ArrivalLetter />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the letter' }), '日本語');
    await userEvent.click(screen.getByRole('button', { name: 'Download: Letter' }));
    expect(files.asked).toEqual(['/api/v6/orders/ord_1/arrival_letter?language=ja']);
    expect(files.saved).toEqual(['letter-SA-1001-ja.pdf']);
    files.stop();
  });

  it('PA-14 is not offered once the bags are there', () => {
    openPart(<ArrivalLetter />, { order: detail({ order: summary({ state: 'delivered' }) }) });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
