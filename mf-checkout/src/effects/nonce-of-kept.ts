import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { challengeMethod } from '@sendahead/shared-contracts/payments/info-calls';
import type { ChallengedCard } from '../payment-provider/port.ts';

/** A nonce of a card saved in the account, for the check by its bank. Rejects when it cannot be made. */
export async function nonceOfKept(
  host: FragmentHost<'mf-checkout'>,
  id: string,
): Promise<Pick<ChallengedCard, 'nonce' | 'bin'>> {
  const { nonce, bin } = await host.api.call(challengeMethod, { params: { id } });
  return bin === '' ? { nonce } : { nonce, bin };
}
