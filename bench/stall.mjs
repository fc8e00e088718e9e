// How long other requests had to wait while something ran in the same process, and what it cost the processors.
import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/**
 * Seconds of a processor that a PostgreSQL has used, started by this process or in the directory `home`: wall time says
 * little on a busy machine.
 */
export function databaseSeconds(home) {
  const stats = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      const cells = rest.split(' ')
      return [
        {
          pid,
          name,
          started: home ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(home) : false,
          parent: cells[1],
          ticks: Number(cells[11]) + Number(cells[12]),
          ended: Number(cells[13]) + Number(cells[14]),
        },
      ]
    } catch {
      return []
    }
  })
  const main = stats.find(
    ({ name, parent, started }) => name === 'postgres' && (parent === String(process.pid) || (home && started)),
  )
  const ours = stats.filter(({ pid, parent }) => main && (pid === main.pid || parent === main.pid))
  return (ours.reduce((sum, { ticks }) => sum + ticks, 0) + (main?.ended ?? 0)) / 100
}

/** The same of this process. */
export const ownSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Runs `work` while a small read is asked for again and again. Milliseconds: the whole, the longest stall, the reads; seconds of processor. */
export async function underWatch(work, read) {
  const loop = monitorEventLoopDelay({ resolution: 2 })
  let over = false
  const reads = []
  const reading = (async () => {
    while (!over) {
      const since = performance.now()
      await read()
      reads.push(performance.now() - since)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  loop.enable()
  const [own, database] = [ownSeconds(), databaseSeconds()]
  const started = performance.now()
  const answer = await work().catch(async (error) => {
    over = true
    await reading
    throw error
  })
  const took = performance.now() - started
  const cpu = { own: ownSeconds() - own, database: databaseSeconds() - database }
  // A loop that never had a turn is only seen on its next one.
  await new Promise((resolve) => setTimeout(resolve, 20))
  loop.disable()
  over = true
  await reading
  reads.sort((a, b) => a - b)
  return { answer, took, cpu, stall: loop.max / 1e6, read: { p50: reads[reads.length >> 1], slowest: reads.at(-1) } }
}

export const row = (name, { took, stall, read }) =>
  `| ${name} | ${took.toFixed(0)} | ${stall.toFixed(0)} | ${read.p50.toFixed(1)} | ${read.slowest.toFixed(0)} |`
export const HEAD =
  '| | ms | longest stall of the event loop, ms | small read beside it, median ms | slowest ms |\n|---|--:|--:|--:|--:|'
