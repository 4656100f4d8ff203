import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ReleaseToken,
  releaseRights,
  revokeReleaseToken,
} from '@sendahead/shared-contracts/releases/token-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { releaseTokenTexts as texts, tokenFailureOf } from '../../copy/release-tokens.ts';
import { NewToken } from './new-token.tsx';

interface Props {
  readonly rights: CallOutput<typeof releaseRights>;
  /** The parts that the person may release. */
  readonly parts: readonly string[];
}

/** RL-26: the tokens by which teams release their parts from the command line. */
export function TokenList({ rights: { tokens }, parts }: Props) {
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ReleaseToken | null>(null);
  return (
    <Panel title={texts.title}>
      <p>{texts.detail}</p>
      {tokens.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="console-rows console-release">
        {tokens.map((token) => (
          <li key={token.id}>
            <strong>{texts.line(token.name, token.part)}</strong>
            <small>
              {texts.madeBy(token.made_by)} <When instant={token.made_at} />
            </small>
            {token.used_at === null ? (
              <small>{texts.neverUsed}</small>
            ) : (
              <small>
                {texts.used} <When instant={token.used_at} />
              </small>
            )}
            <div>
              <Button variant="quiet" onClick={() => setRevoked(token)}>
                {texts.revoke}
                <VisuallyHidden>{texts.revokeOf(token.name)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {parts.length === 0 ? null : (
        <div>
          <Button onClick={() => setMaking(true)}>{texts.make}</Button>
        </div>
      )}
      {making ? <NewToken parts={parts} onClose={() => setMaking(false)} /> : null}
      {revoked ? <RevokeToken token={revoked} onClose={() => setRevoked(null)} /> : null}
    </Panel>
  );
}

function RevokeToken({ token: { id, name, part }, onClose }: { token: ReleaseToken; onClose: () => void }) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), revokeReleaseToken, releaseRights));
  return (
    <FormDialog
      title={texts.revokeTitle(name)}
      act={texts.revoke}
      leave={texts.keep}
      danger
      busy={isPending}
      failure={tokenFailureOf(error)}
      onClose={onClose}
      onSubmit={() => mutate({ params: { tokenId: id } }, { onSuccess: onClose })}
    >
      <p>{texts.revokeDoes(part)}</p>
    </FormDialog>
  );
}
