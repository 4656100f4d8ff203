import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { saveStates } from '../carts/save-state.ts';
import { SaveStatus } from './save-status.tsx';

const connection = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

afterEach(() => jest.restoreAllMocks());

it('B3-23 a page without a connection does not say just "Saved" until the connection is back', () => {
  const saveState = saveStates();
  saveState.next('saved');
  render(<SaveStatus saveState={saveState} />);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  connection(false);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('Offline: saved so far')).toBeInTheDocument();
  act(() => saveState.next('offline'));
  expect(screen.getByText('Offline: saved in this browser')).toBeInTheDocument();
  act(() => saveState.next('saved'));
  connection(true);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});
