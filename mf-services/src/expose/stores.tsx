import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { startStores } from '../effects/stores/start-stores.ts';
import { StoresSection } from '../fragments/stores/stores-section.tsx';

const fragment = defineFragment(defineRemote(startStores), StoresSection);

export const { bootstrap, mount, unmount } = fragment;
