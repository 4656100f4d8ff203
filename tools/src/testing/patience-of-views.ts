import { configure } from '@testing-library/dom';

/** On a machine that does much else a view may take its time; a test still fails when what it waits for never comes. */
configure({ asyncUtilTimeout: 10_000 });
