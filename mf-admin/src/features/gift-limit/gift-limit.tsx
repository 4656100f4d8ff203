import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { giftLimit } from '@sendahead/shared-contracts/console/money-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../console/use-console.ts';
import { giftLimitTexts as texts } from '../../copy/gift-limit.ts';

/** CO-132: how much of the reader's limit for a customer is used, and whether an amount still fits. */
export function GiftLimit({ userId, cents }: { userId: string; cents: number | null }) {
  const api = useApi();
  const { data } = useQuery(queryOf(api, giftLimit, { params: { userId } }));
  if (!data || data.limit_cents === null) return null;
  const { limit_cents: limit, used_cents: used } = data;
  return (
    <p role="status">
      {texts.used(used, limit)}
      {cents !== null && used + cents > limit ? <strong>{` ${texts.above}`}</strong> : null}
    </p>
  );
}
