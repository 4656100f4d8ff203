import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button that confirms, once its question could be read. */
export async function pressAgain(user: UserEvent, button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  await user.click(button);
}
