import { defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import type { UserFields } from '@sendahead/shared-contracts/console/user-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { TextField } from '@sendahead/shared-ui';
import { limitTexts as texts } from '../../copy/approvals.ts';
import { writeDollars } from '../../copy/dollars.ts';

/** Limits as they are typed; an empty field means no limit. */
export interface TypedLimits {
  readonly refund: string;
  readonly discount: string;
}

const maxCents = 100_000_000;

/** The limits of new staff. */
export const typedDefaults: TypedLimits = {
  refund: writeDollars(defaultLimits.refundCents),
  discount: String(defaultLimits.discountPercent),
};

export const typedLimits = (fields: UserFields): TypedLimits => ({
  refund: fields.refund_limit_cents == null ? '' : writeDollars(fields.refund_limit_cents),
  discount: fields.discount_limit_percent == null ? '' : String(fields.discount_limit_percent),
});

/** The typed limits in the account's format; undefined for an invalid one. */
export function readLimits({ refund, discount }: TypedLimits): {
  cents: number | null | undefined;
  percent: number | null | undefined;
} {
  const percent = /^\d{1,3}$/.test(discount.trim()) ? Number(discount) : undefined;
  return {
    cents: refund.trim() === '' ? null : (readDollars(refund, { most: maxCents }) ?? undefined),
    percent: discount.trim() === '' ? null : percent !== undefined && percent <= 100 ? percent : undefined,
  };
}

/** CO-44: the amounts that a member of staff may give without a second person. */
export function LimitFields({ typed, onType }: { typed: TypedLimits; onType: (typed: TypedLimits) => void }) {
  const { cents, percent } = readLimits(typed);
  return (
    <div className="console-columns">
      <TextField
        label={texts.refund}
        hint={texts.refundHint}
        width="short"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed.refund}
        error={cents === undefined ? texts.badAmount : undefined}
        onChange={({ target }) => onType({ ...typed, refund: target.value })}
      />
      <TextField
        label={texts.discount}
        hint={texts.discountHint}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed.discount}
        error={percent === undefined ? texts.badPercent : undefined}
        onChange={({ target }) => onType({ ...typed, discount: target.value })}
      />
    </div>
  );
}
