const mark = 'Error: ';

/** The number of summaries on the page; all remotes count here, because the page shares this module. */
let standing = 0;

const unmarked = (): string =>
  document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title;

/**
 * Puts "Error: " before the document's title, so that screen readers announce errors first. Call the returned
 * function when these errors are gone; the mark is removed with the last of them.
 */
export function markTitle(): () => void {
  standing += 1;
  document.title = mark + unmarked();
  return () => {
    standing -= 1;
    if (standing === 0) document.title = unmarked();
  };
}
