import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';

const remote = defineRemote<null, 'mf-checkout'>(() => ({ store: null, stop() {} }));

function Section() {
  return (
    <section aria-labelledby="receipt-title">
      <h2 id="receipt-title">Receipt</h2>
    </section>
  );
}

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
