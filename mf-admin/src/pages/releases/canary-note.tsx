import type { CanaryOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { When } from '../../console/when.tsx';
import { releaseTexts as texts } from '../../copy/releases.ts';

/** The version of a part that some visitors get, compared with the live one. */
export function CanaryNote({ canary }: { canary: CanaryOnConsole }) {
  const { version, percent, next_percent = null, brands, staff, since, ended_at } = canary;
  const { loads, faulty, live_loads, live_faulty } = canary;
  return (
    <>
      <strong>{texts.canary}</strong>
      <span>{texts.canaryOf(version, percent, texts.audience(brands, staff))}</span>
      <small>{texts.canaryMeaning}</small>
      {ended_at === null ? null : <span className="console-release__off">{texts.canaryEnded}</span>}
      {ended_at === null && next_percent !== null ? <span>{texts.canaryRises(next_percent)}</span> : null}
      <small>
        {texts.canarySince} <When instant={since} />
      </small>
      <small>{texts.canaryFaults(faulty, loads)}</small>
      <small>{texts.liveFaults(live_faulty, live_loads)}</small>
    </>
  );
}
