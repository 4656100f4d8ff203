import { useSelector } from '../../hooks/use-checkout.ts';

/** The name of a traveler, or their position if there is no name yet. */
export function useTravelerName(id: string | null): string {
  return useSelector(({ page }) => {
    const traveler = page.travelers?.travelers.find((one) => one.id === id);
    return [traveler?.firstName, traveler?.lastName].filter(Boolean).join(' ') || `traveler ${id}`;
  });
}
