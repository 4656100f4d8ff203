import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { listCoupons, makeCoupon, ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import { type CouponKind, couponKinds } from '@sendahead/shared-contracts/pricing/coupon-kind';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { CheckField, RadioGroup, SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useBrandsInUse } from '../../console/use-brands-in-use.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { moneyFailure, moneyProblems, moneyTexts as texts } from '../../copy/money.ts';
import { ownLimitTexts } from '../../copy/own-limits.ts';
import { couponAmounts, wholeOf } from './coupon-amounts.ts';

const nothing = {
  code: '',
  title: '',
  kind: 'percent' as CouponKind,
  amount: '',
  brand: '',
  from: '',
  until: '',
  limit: '',
  each: '',
  roundTrips: false,
};
type Typed = typeof nothing;

const missing = actTexts.fillIn;

/** The errors of the typed values, found before the server is asked. */
function problemsOf(typed: Typed, today: string, limit: number | null): Record<string, string> {
  const { read, show } = couponAmounts[typed.kind];
  const amount = read(typed.amount);
  return {
    ...(/^[A-Z0-9-]{3,30}$/.test(typed.code) ? {} : { code: texts.codeProblem }),
    ...(typed.title.trim() === '' ? { title: missing } : {}),
    ...(amount === null || amount === 0 ? { amount: texts.amount } : {}),
    ...(amount !== null && !fitsLimit(limit, amount)
      ? { amount: ownLimitTexts.couponAbove(show(limit ?? 0)) }
      : {}),
    ...(typed.from === '' ? { valid_from: missing } : {}),
    ...(typed.until === '' ? { valid_until: missing } : {}),
    ...(typed.until !== '' && typed.until < today ? { valid_until: texts.dayOver } : {}),
  };
}

/** Creates a coupon. A refusal keeps the typed values. */
export function MakeCoupon({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const { host } = useConsole();
  const api = useApi();
  const brands = useBrandsInUse();
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeCoupon, listCoupons));
  const set = (given: Partial<Typed>) => setTyped((before) => ({ ...before, ...given }));
  const limits = useQuery(queryOf(api, ownLimits, {})).data;
  const limit = (typed.kind === 'percent' ? limits?.discount_percent : limits?.refund_cents) ?? null;
  const formProblems = problemsOf(typed, localNow(host.now(), homeTimeZone).date, limit);
  const problems = { ...moneyProblems(error), ...(tried ? formProblems : {}) };
  const submit = (): void => {
    setTried(true);
    if (Object.keys(formProblems).length > 0) return;
    const amount = couponAmounts[typed.kind].read(typed.amount);
    mutate(
      {
        body: {
          code: typed.code,
          title: typed.title.trim(),
          kind: typed.kind,
          amount: amount ?? 0,
          brands: typed.brand === '' ? [] : [typed.brand],
          round_trip_only: typed.roundTrips,
          valid_from: calendarDate(typed.from),
          valid_until: calendarDate(typed.until),
          usage_limit: wholeOf(typed.limit) || null,
          user_limit: wholeOf(typed.each) || null,
        },
      },
      { onSuccess: onClose },
    );
  };
  const field = (name: keyof Typed, label: string, problem: string, more: object = {}) => (
    <TextField
      label={label}
      autoComplete="off"
      value={String(typed[name])}
      error={problems[problem]}
      onChange={({ target }) => set({ [name]: target.value })}
      {...more}
    />
  );
  return (
    <FormDialog
      title={texts.makeCoupon}
      act={actTexts.create}
      busyAct={actTexts.making}
      busy={isPending}
      failure={error ? moneyFailure(error) : null}
      onClose={onClose}
      onEdit={reset}
      onSubmit={submit}
    >
      {field('code', texts.code, 'code', {
        required: true,
        maxLength: 30,
        onChange: ({ target }: { target: { value: string } }) =>
          set({ code: target.value.toUpperCase().replace(/\s/g, '') }),
      })}
      {field('title', texts.title, 'title', {
        required: true,
        maxLength: 80,
        hint: texts.titleHint,
      })}
      <RadioGroup
        label={texts.worth}
        options={couponKinds.map((kind) => ({ value: kind, label: couponAmounts[kind].label }))}
        value={typed.kind}
        onChange={(kind) => set({ kind })}
      />
      {field('amount', couponAmounts[typed.kind].label, 'amount', {
        required: true,
        inputMode: 'decimal',
        width: 'short',
        maxLength: 9,
        hint: limit === null ? undefined : ownLimitTexts.couponHint(couponAmounts[typed.kind].show(limit)),
      })}
      <QueryView query={brands} label={texts.loadingBrands}>
        {({ brands: all }) => (
          <SelectField
            label={texts.brand}
            emptyLabel={texts.allBrands}
            value={typed.brand}
            onChange={({ target }) => set({ brand: target.value })}
            options={all.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
      </QueryView>
      {field('from', texts.from, 'valid_from', { required: true, type: 'date' })}
      {field('until', texts.until, 'valid_until', { required: true, type: 'date' })}
      {field('limit', texts.usesInAll, 'usage_limit', {
        optional: true,
        inputMode: 'numeric',
        maxLength: 7,
      })}
      {field('each', texts.usesByAccount, 'user_limit', {
        optional: true,
        inputMode: 'numeric',
        maxLength: 4,
      })}
      <CheckField
        label={texts.roundTripsOnly}
        checked={typed.roundTrips}
        onChange={({ target }) => set({ roundTrips: target.checked })}
      />
    </FormDialog>
  );
}
