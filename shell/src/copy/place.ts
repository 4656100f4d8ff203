import type { Misfit } from '@sendahead/shared-contracts/releases/misfit';

/** What customers read of `@sendahead/shared-ui#Button`: the name alone. */
const shortName = ({ name }: Misfit): string => name.split('#').at(-1) ?? name;

export const placeWords = {
  notLoaded: 'This part of the page could not be loaded.',
  misfit: (title: string, misfit: Misfit): string =>
    `“${title}” needs another version of ${shortName(misfit)} than this page has. Reload the page, or try again in a few minutes.`,
  kept: 'Everything you entered elsewhere is kept.',
  tryAgain: 'Try again',
};
