import {
  addLinkedPhoto,
  type LinkedPhotos,
  openPhotoLink,
} from '@sendahead/shared-contracts/claims/photo-link-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Alert, PlainCard } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { claimPhotoWords as words } from '../../copy/claim-photos.ts';
import { problemOf, problemWords } from '../../copy/problems.ts';
import { timeWords } from '../../copy/times.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { takeLinkToken } from '../../state/link-token.ts';
import { readFile } from '../../state/read-file.ts';
import { FileField } from '../../views/file-field.tsx';
import { Nothing } from '../../views/nothing.tsx';
import { QueryPage } from '../../views/query-page.tsx';
import './claim-photos.css';

const types = ['image/jpeg', 'image/png'];

/** CO-118: adds photos to a claim by a link, without signing in; it shows nothing else of the order. */
export function ClaimPhotos() {
  const [token, setToken] = useState(() => takeLinkToken(window));
  useEffect(() => {
    // A newer link that is opened in this tab differs only after the #, and loads no page.
    const take = (): void => setToken(takeLinkToken(window));
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const query = useQuery(queryOf(useApi(), openPhotoLink, { body: { token } }));
  const missing = (
    <Nothing title={words.noLink}>
      <p>{words.noLinkDetail}</p>
    </Nothing>
  );
  return (
    <QueryPage query={query} title={words.title} missing={missing}>
      {(linked) => <AddPhotos key={token} token={token} linked={linked} />}
    </QueryPage>
  );
}

function AddPhotos({ token, linked }: { token: string; linked: LinkedPhotos }) {
  const adding = useMutation(mutationOf(useApi(), addLinkedPhoto));
  const [problem, setProblem] = useState<string | null>(null);
  const photos = adding.data ?? linked;
  const choose = async (file: File): Promise<void> => {
    if (adding.isPending) return;
    const read = await readFile(file, types, 'photo_not_read');
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    adding.mutate({ body: { token, name: read.name.slice(-120), base64: read.base64 } });
  };
  const error = problem === null ? failureOf(adding.error) : problemOf(problem);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="claim-photos">
      <h1>{words.title}</h1>
      <p>{words.about(photos)}</p>
      <PlainCard label={words.title}>
        {photos.photos < photos.most ? (
          <FileField
            label={words.photo}
            hint={words.photoHint}
            accept={types.join(',')}
            onChoose={(file) => void choose(file)}
            error={error}
          />
        ) : (
          <p>{words.full}</p>
        )}
        <p role="status">{adding.isPending ? words.adding : words.added(photos)}</p>
        {adding.isSuccess ? (
          <Alert severity="success" live>
            {words.thanks}
          </Alert>
        ) : null}
      </PlainCard>
      <p className="claim-photos__until">{words.until(timeWords(photos.expires_at, zone))}</p>
    </div>
  );
}

function failureOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const code = isApiError(error) ? error.code : '';
  if (code === 'photo_link_not_found') return words.noLinkDetail;
  if (code === 'too_many_files') return words.tooMany;
  return code === 'proof_not_read' ? problemOf('photo_not_read') : problemWords(error);
}
