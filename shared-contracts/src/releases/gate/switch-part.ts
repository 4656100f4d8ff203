import type { ReleaseDocument, ReleasedPart } from '../schema.ts';
import { reasonsAgainst } from './misfits.ts';
import { changeOf, type GatedStore, type ReleaseRequest } from './order.ts';
import { CannotSwitch, DoesNotFit } from './refusals.ts';
import { commitOfBuild } from './release-version.ts';

const maxWords = 20;
const maxCharacters = 160;

/** Checks the sentence, which the page shows as one paragraph. Throws CannotSwitch. */
function checkedNotice(sentence: string): string {
  const notice = sentence.trim().replace(/\s+/g, ' ');
  const words = notice.split(' ').length;
  if (notice === '') throw new CannotSwitch('Say in a sentence what people read in the places of the part.');
  if (words > maxWords || notice.length > maxCharacters)
    throw new CannotSwitch(
      `The sentence has ${words} words and ${notice.length} characters; pages show ${maxWords} and ${maxCharacters}.`,
    );
  if (/\p{Cc}|\p{Cf}/u.test(notice)) throw new CannotSwitch('The sentence has characters that nobody sees.');
  return notice;
}

async function change(
  store: GatedStore,
  part: string,
  order: ReleaseRequest,
  switched: Pick<ReleasedPart, 'status' | 'notice'>,
): Promise<void> {
  if (part === 'shell') throw new CannotSwitch('The shell draws every page: it cannot be switched off.');
  const revisions = await store.history();
  await store.update(async (release) => {
    const before = release?.remotes[part];
    if (!release || !before) throw new CannotSwitch(`${part} was never released here`);
    const next: ReleaseDocument = {
      ...release,
      created_at: store.now(),
      // A start moves only what no person has moved.
      remotes: { ...release.remotes, [part]: { ...before, ...switched, moved_by: 'person' } },
    };
    const despite = reasonsAgainst(next, [part], store.calls);
    if (despite.length > 0 && !order.force) throw new DoesNotFit(despite);
    const build = { part, version: before.version };
    const commit = order.commit ?? (await commitOfBuild(store, build, revisions));
    return { ...next, change: changeOf({ ...order, commit }, despite) };
  });
}

/** The places of a part show a sentence from now on, and pages load none of its code. Throws CannotSwitch. */
export const switchOff = async (
  store: GatedStore,
  part: string,
  sentence: string,
  order: ReleaseRequest,
): Promise<void> => change(store, part, order, { status: 'off', notice: checkedNotice(sentence) });

/** Pages load the released version of a part again. Throws CannotSwitch and DoesNotFit. */
export const switchOn = (store: GatedStore, part: string, order: ReleaseRequest): Promise<void> =>
  change(store, part, order, { status: 'on', notice: undefined });
