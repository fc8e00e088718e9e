// How long other requests had to wait while something ran in the same process.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Runs `work` while a small read is asked for again and again. Milliseconds: the whole, the longest stall, the reads. */
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
  const started = performance.now()
  const answer = await work()
  const took = performance.now() - started
  // A loop that never had a turn is only seen on its next one.
  await new Promise((resolve) => setTimeout(resolve, 20))
  loop.disable()
  over = true
  await reading
  reads.sort((a, b) => a - b)
  return { answer, took, stall: loop.max / 1e6, read: { p50: reads[reads.length >> 1], slowest: reads.at(-1) } }
}

export const row = (name, { took, stall, read }) =>
  `| ${name} | ${took.toFixed(0)} | ${stall.toFixed(0)} | ${read.p50.toFixed(1)} | ${read.slowest.toFixed(0)} |`
export const HEAD =
  '| | ms | longest stall of the event loop, ms | small read beside it, median ms | slowest ms |\n|---|--:|--:|--:|--:|'
