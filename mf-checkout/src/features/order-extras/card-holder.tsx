import { TextField } from '@sendahead/shared-ui/field';
import { useEffect, useRef } from 'react';
import { cardHolderWanted } from '../../copy/order-extras.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import type { ExtraFields } from '../../state/order-extras.ts';

type Props = { mail: string | undefined; fill: (fields: ExtraFields) => void };

/**
 * RO-11, VL-48: whose card it is, for club staff, who book for others. The first traveler's mail stands there until something
 * else is entered; the server judges whether the own one may.
 */
export function CardHolder({ mail, fill }: Props) {
  const first = useSelector(({ page }) => page.travelers?.travelers[0]?.email ?? '');
  const refused = useSelector(
    ({ placing }) => placing.phase === 'refused' && (placing.fields?.includes('card-holder-email') ?? false),
  );
  const touched = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the traveler, not what is typed here
  useEffect(() => {
    if (!touched.current && first !== (mail ?? '')) fill({ 'card-holder-email': first || undefined });
  }, [first]);
  return (
    <TextField
      label="Card holder’s email"
      name="card-holder-email"
      optional
      type="email"
      autoComplete="off"
      maxLength={255}
      value={mail ?? ''}
      error={refused ? cardHolderWanted : undefined}
      onChange={({ target }) => {
        touched.current = true;
        fill({ 'card-holder-email': target.value || undefined });
      }}
    />
  );
}
