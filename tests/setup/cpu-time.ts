/** Milliseconds that this process has computed for; a machine that is busy with something else does not add to them. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
