import { useSelector } from '../../hooks/use-checkout.ts';

/** How a traveler is called; by their place where there is no name yet. */
export function useTravelerName(id: string | null): string {
  return useSelector(({ page }) => {
    const traveler = page.travelers?.travelers.find((one) => one.id === id);
    return [traveler?.firstName, traveler?.lastName].filter(Boolean).join(' ') || `traveler ${id}`;
  });
}
