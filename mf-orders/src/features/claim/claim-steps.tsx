import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { type ClaimState, claimStates } from '@sendahead/shared-contracts/claims/states';
import { claimStateWords, claimWords } from '../../copy/claims.ts';
import { timeWords } from '../../copy/times.ts';

const stateOf = (word: string | null): ClaimState | undefined => claimStates.find((state) => state === word);

/** What happened to a claim and what was said, oldest first. */
export function ClaimSteps({ claim: { steps } }: { claim: Claim }) {
  if (steps.length === 0) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <ol className="order-claim__steps" aria-label={claimWords.history}>
      {steps.map(({ step_id, state, by_staff, message, at }) => {
        const claimState = stateOf(state);
        return (
          <li key={step_id}>
            <span className="order-claims__when">
              {[by_staff ? claimWords.we : claimWords.you, timeWords(at, zone)].join(', ')}
            </span>
            {claimState ? <span>{claimStateWords[claimState][0]}</span> : null}
            {message ? <span className="order-claim__said">{message}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
