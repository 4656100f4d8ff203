import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { start } from '../effects/start.ts';
import { ShipPointsSection } from '../fragments/ship-points/ship-points-section.tsx';

const fragment = defineFragment(defineRemote(start), ShipPointsSection);

export const { bootstrap, mount, unmount } = fragment;
