import { configure } from '@testing-library/dom';
// Here its clean-up after each test holds for all files of a bundle.
import '@testing-library/react';

/** On a machine that does much else a view may take its time; a test still fails when what it waits for never comes. */
configure({ asyncUtilTimeout: 10_000 });
