/** Tests on a real database wait for the machine's other work; a hang still ends. */
jest.setTimeout(120_000);
