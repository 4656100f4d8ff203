/** Tests wait for the machine's other work, as long as it takes; a hang still ends. */
jest.setTimeout(120_000);
