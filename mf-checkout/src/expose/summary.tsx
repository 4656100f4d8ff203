import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';

const remote = defineRemote<null, 'mf-checkout'>(() => ({ store: null, stop() {} }));

function Section() {
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title">Order summary</h2>
    </section>
  );
}

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
