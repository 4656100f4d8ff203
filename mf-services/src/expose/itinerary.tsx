import { defineFragment } from '@sendahead/shared-ui/fragment';
import { defineRemote } from '@sendahead/shared-ui/remote';

const remote = defineRemote<null, 'mf-services'>(() => ({ store: null, stop() {} }));

function Section() {
  return (
    <section aria-labelledby="itinerary-title">
      <h2 id="itinerary-title">Trip and dates</h2>
    </section>
  );
}

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
