import { defineFragment } from '@sendahead/shared-ui';
import { checkoutRemote } from '../effects/remote.ts';
import { NextStepBar } from '../fragments/next-step/next-step-bar.tsx';

export const { bootstrap, mount, unmount } = defineFragment(checkoutRemote, NextStepBar);
