import {
  addClaimFile,
  claimsOfOrder,
  dropClaimFile,
  readClaimFile,
} from '@sendahead/shared-contracts/claims/calls';
import { type Claim, maxClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { Alert, Button, Icon } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { claimWords } from '../../copy/claims.ts';
import { problemOf, problemWords } from '../../copy/problems.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { readFile } from '../../state/read-file.ts';
import { FileField } from '../../views/file-field.tsx';

const types = ['image/jpeg', 'image/png', 'application/pdf'];

interface Props {
  readonly claim: Claim;
  readonly missing?: string | undefined;
}

/** Photos and proof: added and removed while the claim is written, downloaded at any time. */
export function ClaimFiles({ claim, missing }: Props) {
  const { claim_id: claimId, files, editable } = claim;
  const api = useApi();
  const adding = useMutation(mutationOf(api, addClaimFile, claimsOfOrder));
  const dropping = useMutation(mutationOf(api, dropClaimFile, claimsOfOrder));
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const choose = async (file: File): Promise<void> => {
    const read = await readFile(file, types, 'proof_not_read');
    setProblem('problem' in read ? problemOf(read.problem) : undefined);
    if ('problem' in read) return;
    const { name, base64 } = read;
    adding.mutate({ params: { claimId }, body: { name: name.slice(-120), base64 } });
  };
  return (
    <>
      {editable && files.length < maxClaimFiles ? (
        <FileField
          label={claimWords.files}
          hint={claimWords.filesHint}
          accept={types.join(',')}
          onChoose={(file) => void choose(file)}
          error={problem ?? (adding.error ? problemWords(adding.error) : missing)}
        />
      ) : null}
      <p role="status" className="order-claims__when">
        {adding.isPending ? claimWords.addingFile : ''}
      </p>
      {files.length > 0 ? (
        <ul className="order-claim__files" aria-label={claimWords.files}>
          {files.map(({ file_id, name }) => (
            <li key={file_id}>
              <a href={pathOf(readClaimFile, { claimId, fileId: file_id })}>{name}</a>
              {editable ? (
                <Button
                  variant="quiet"
                  icon={<Icon name="close" />}
                  aria-label={claimWords.remove(name)}
                  onClick={() => {
                    if (!dropping.isPending) dropping.mutate({ params: { claimId, fileId: file_id } });
                  }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {dropping.error ? (
        <Alert severity="danger" live>
          {problemWords(dropping.error)}
        </Alert>
      ) : null}
    </>
  );
}
