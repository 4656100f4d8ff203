/** A test that prints unexpected console output fails: noise hides the next real warning. */
const methods = ['error', 'warn', 'log', 'info'] as const;
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      noise.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  for (const method of methods) {
    const spy = console[method] as unknown as jest.SpyInstance;
    spy.mockRestore?.();
  }
  if (noise.length > 0) throw new Error(`unexpected console output:\n${noise.join('\n')}`);
});
