import { useEffect } from 'react';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { headingId } from '../../state/field-id.ts';

/** After a traveler was added or removed, focus goes to the heading that the reducer named. */
export function useHeadingFocus(): void {
  const { store } = useTravelers();
  const turn = useSelector(({ focus }) => focus.turn);
  useEffect(() => {
    if (turn === 0) return;
    const { travelers, focus } = store.getState();
    const index = travelers.findIndex(({ key }) => key === focus.traveler);
    if (index >= 0) document.getElementById(headingId(index + 1))?.focus();
  }, [turn, store]);
}
