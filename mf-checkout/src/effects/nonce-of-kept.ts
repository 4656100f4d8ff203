import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { challengeMethod } from '@sendahead/shared-contracts/payments/info-calls';
import type { ChallengedCard } from '../payment-provider/port.ts';

/** Makes a nonce of a saved card, for the check by its bank. Rejects when that fails. */
export async function nonceOfKept(
  host: FragmentHost<'mf-checkout'>,
  id: string,
): Promise<Pick<ChallengedCard, 'nonce' | 'bin'>> {
  const { nonce, bin } = await host.api.call(challengeMethod, { params: { id } });
  return bin === '' ? { nonce } : { nonce, bin };
}
