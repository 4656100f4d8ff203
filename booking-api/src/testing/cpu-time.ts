/** CPU milliseconds of some work, the lowest of three runs, so that other load does not count. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const efforts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    efforts.push((user + system) / 1000);
  }
  return Math.min(...efforts);
}

/**
 * A bound between linear and quadratic work over fifty thousand characters, in CPU milliseconds, on any
 * machine.
 */
export const quadraticCpuTime = 500;
