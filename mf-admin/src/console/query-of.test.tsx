import '@testing-library/jest-dom';
import { invalidate, mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands, makeBrand } from '@sendahead/shared-contracts/console/brand-calls';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { themeOf } from './brand-colors.ts';
import { createQueryClient } from './query-client.ts';

let refuses = false;
let answered: Promise<void> = Promise.resolve();
const api = fakeApi(
  answering(listBrands, { brands: [] }),
  answering(makeBrand, async () => {
    await answered;
    if (refuses) throw refusal(409, 'brand_exists');
    return { slug: 'surf', address: 'https://surf.test' };
  }),
);
const brandReads = (): number => api.calls.filter(({ name }) => name === listBrands.name).length;

function View({ name }: { name: string }) {
  const { isSuccess, isError } = useQuery(queryOf(api, listBrands, {}));
  return <p>{`${name}: ${isSuccess ? 'here' : isError ? 'failed' : 'on its way'}`}</p>;
}

function Page() {
  const [more, setMore] = useState(false);
  const making = useMutation(mutationOf(api, makeBrand, listBrands));
  const make = (): void => {
    if (making.isPending) return;
    making.mutate({
      body: {
        slug: 'surf',
        name: 'Surf',
        like: 'golf',
        theme: themeOf('#0b4f6c', '#f2a65a'),
      },
    });
  };
  return (
    <>
      <View name="One" />
      <View name="Two" />
      {more ? <View name="Three" /> : null}
      <button type="button" onClick={() => setMore(!more)}>
        More
      </button>
      <button type="button" onClick={make}>
        {making.isError ? 'Refused' : making.isSuccess ? 'Made' : 'Make'}
      </button>
    </>
  );
}

function open() {
  api.calls.length = 0;
  refuses = false;
  const client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return { ...view, client };
}

describe('calls as queries and mutations', () => {
  it('views of one page share one answer, and reopening the page asks again', async () => {
    const first = open();
    expect(await screen.findByText('Two: here')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText('Three: here')).toBeVisible();
    expect(brandReads()).toBe(1);
    first.unmount();
    open();
    expect(await screen.findByText('One: here')).toBeVisible();
    expect(brandReads()).toBe(1);
  });

  it('a successful mutation refetches what it made stale, and a refused one does not', async () => {
    open();
    await screen.findByText('One: here');
    refuses = true;
    await userEvent.click(screen.getByRole('button', { name: 'Make' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Refused' }));
    expect(brandReads()).toBe(1);
    refuses = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Refused' }));
    await screen.findByRole('button', { name: 'Made' });
    await waitFor(() => expect(brandReads()).toBe(2));
  });

  it('a second submit while the first is pending sends nothing', async () => {
    open();
    await screen.findByText('One: here');
    const button = screen.getByRole('button', { name: 'Make' });
    // Between two queued events a browser runs microtasks but no timers.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    let answer = (): void => undefined;
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    button.click();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    answer();
    expect(await screen.findByRole('button', { name: 'Made' })).toBeVisible();
    expect(api.calls.filter(({ name }) => name === makeBrand.name)).toHaveLength(1);
  });

  it('a query is sent even if the browser reports no connection', async () => {
    const { client } = open();
    await screen.findByText('One: here');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    invalidate(client, listBrands);
    await waitFor(() => expect(brandReads()).toBe(2));
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});
