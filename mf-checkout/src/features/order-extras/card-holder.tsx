import { FieldRow, TextField } from '@sendahead/shared-ui';
import { cardHolderWanted, cardHolderWords } from '../../copy/order-extras.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { cardHolder, type HolderField } from '../../state/card-holder.ts';
import type { ExtraFields } from '../../state/order-extras.ts';

/**
 * RO-11, VL-48: the cardholder, for club staff, who book for others; the server decides whether their own email is
 * allowed.
 */
export function CardHolder({ fill }: { fill: (fields: ExtraFields) => void }) {
  const first = useSelector((state) => cardHolder(state)['card-holder-first-name'] ?? '');
  const last = useSelector((state) => cardHolder(state)['card-holder-last-name'] ?? '');
  const email = useSelector((state) => cardHolder(state)['card-holder-email'] ?? '');
  const refused = useSelector(
    ({ placing }) => placing.phase === 'refused' && (placing.fields?.includes('card-holder-email') ?? false),
  );
  const bind = (name: HolderField, value: string) => ({
    name,
    value,
    optional: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => fill({ [name]: target.value }),
  });
  return (
    <>
      <FieldRow>
        <TextField
          label={cardHolderWords.firstName}
          maxLength={60}
          {...bind('card-holder-first-name', first)}
        />
        <TextField label={cardHolderWords.lastName} maxLength={60} {...bind('card-holder-last-name', last)} />
      </FieldRow>
      <TextField
        label={cardHolderWords.email}
        type="email"
        maxLength={255}
        error={refused ? cardHolderWanted : undefined}
        {...bind('card-holder-email', email)}
      />
    </>
  );
}
