/** Tests on a real database wait for the machine's other work; a hang still ends. */
jest.setTimeout(60_000);
