import { configure } from '@testing-library/dom';
// Imported here, its clean-up after each test applies to all files of a bundle.
import '@testing-library/react';

/** On a busy machine a view may be slow; a test still fails when the awaited view never appears. */
configure({ asyncUtilTimeout: 10_000 });
