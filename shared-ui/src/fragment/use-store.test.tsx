import { act, render, screen } from '@testing-library/react';
import { createContext } from 'react';
import { createStore } from './create-store.ts';
import { type UseSelector, useRequiredContext, useStore } from './use-store.ts';

const start = { name: 'Ada', bags: 1 };
const newStore = () =>
  createStore((state: typeof start, change: Partial<typeof start>) => ({ ...state, ...change }), start);
const StoreContext = createContext<ReturnType<typeof newStore> | null>(null);
const useSelector: UseSelector<typeof start> = (select, same) =>
  useStore(useRequiredContext(StoreContext), select, same);

const drawn = jest.fn();
function Initial() {
  const [initial] = useSelector(
    ({ name }) => [name.charAt(0)],
    ([a], [b]) => a === b,
  );
  drawn();
  return <p>{initial}</p>;
}

describe('the selector of a remote', () => {
  it('a view renders again only when the selected part has changed', () => {
    const store = newStore();
    render(
      <StoreContext value={store}>
        <Initial />
      </StoreContext>,
    );
    drawn.mockClear();
    act(() => store.dispatch({ bags: 2 }));
    act(() => store.dispatch({ name: 'Anna' }));
    expect(drawn).not.toHaveBeenCalled();
    act(() => store.dispatch({ name: 'Bea' }));
    expect(screen.getByText('B')).toBeTruthy();
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
