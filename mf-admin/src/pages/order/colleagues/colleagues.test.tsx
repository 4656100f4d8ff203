import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { closeOrder, keepOrderOpen } from '@sendahead/shared-contracts/console/order-viewer-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, screen } from '@testing-library/react';
import { colleagueWords } from '../../../copy/colleagues.ts';
import { open, shown } from '../testing/opened-order.tsx';

const news = '/api/v6/orders/ord_1/news?viewers=true';
const closed = answering(closeOrder, { success: true });

describe('colleagues on the page of an order', () => {
  it('CO-48 names a colleague as soon as the event stream reports one, and reloads nothing else', async () => {
    let colleagues: string[] = [];
    const { host, called } = open([shown, closed, answering(keepOrderOpen, () => ({ colleagues }))]);
    await screen.findByRole('heading', { name: 'SA-1' });
    expect(screen.queryByText(/has this order open/)).not.toBeInTheDocument();
    colleagues = ['Avery Plus'];
    await act(async () => host.tellNews(news, 'viewers'));
    expect(await screen.findByText('Avery Plus has this order open.')).toBeVisible();
    colleagues = [];
    await act(async () => host.tellNews(news, 'viewers'));
    expect(screen.queryByText(/has this order open/)).not.toBeInTheDocument();
    expect(called('console.order')).toHaveLength(1);
    expect(called('console.keep-order-open')).toHaveLength(3);
  });

  it('CO-48 reports that the page was closed when staff leave it or close the tab', async () => {
    const { called, close } = open([shown, closed, answering(keepOrderOpen, { colleagues: [] })]);
    await screen.findByRole('heading', { name: 'SA-1' });
    const [kept] = called('console.keep-order-open');
    window.dispatchEvent(new Event('pagehide'));
    close();
    expect(called('console.close-order').map(({ input }) => input)).toEqual([kept?.input, kept?.input]);
  });

  it('CO-48 shows the order even if it is unknown who has it open', async () => {
    open([
      shown,
      closed,
      answering(keepOrderOpen, () => {
        throw refusal(429, 'too_many_requests');
      }),
    ]);
    expect(await screen.findByRole('heading', { name: 'SA-1' })).toBeVisible();
    expect(screen.queryByText(/this order open/)).not.toBeInTheDocument();
  });

  it('CO-48 names two colleagues, and counts the others', () => {
    expect(colleagueWords(['Avery', 'Blake'])).toBe('Avery and Blake have this order open.');
    expect(colleagueWords(['Avery', 'Blake', 'Casey', 'Drew'])).toBe(
      'Avery, Blake and 2 more have this order open.',
    );
  });
});
