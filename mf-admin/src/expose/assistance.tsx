import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';

const remote = defineRemote<null, 'mf-admin'>(() => ({ store: null, stop() {} }));

function Section() {
  return (
    <section aria-labelledby="assistance-title">
      <h2 id="assistance-title">Assistance</h2>
    </section>
  );
}

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
