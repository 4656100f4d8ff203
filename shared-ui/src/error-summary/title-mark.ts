const mark = 'Error: ';

/** How many summaries the page shows; every remote counts here, because the page shares this module. */
let standing = 0;

const unmarked = (): string =>
  document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title;

/**
 * Puts "Error: " before the document's title, so that it is the first thing heard of a page that came back with
 * errors. Call the answer when these errors are gone; the mark goes with the last of them.
 */
export function markTitle(): () => void {
  standing += 1;
  document.title = mark + unmarked();
  return () => {
    standing -= 1;
    if (standing === 0) document.title = unmarked();
  };
}
