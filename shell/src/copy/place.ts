import type { Misfit } from '@sendahead/shared-contracts/releases/misfit';

/** What customers read of `@sendahead/shared-ui#Button`: only the name. */
const shortName = ({ name }: Misfit): string => name.split('#').at(-1) ?? name;

export const placeWords = {
  notLoaded: 'We couldn’t load this part of the page.',
  misfit: (title: string, misfit: Misfit): string =>
    `“${title}” needs a different version of ${shortName(misfit)} than this page has. Reload the page, or try again in a few minutes.`,
  kept: 'Your other entries are saved.',
  off: (notice: string, pays: boolean): string =>
    pays ? `${notice} You can’t pay right now. Your entries are saved.` : notice,
  tryAgain: 'Try again',
};
