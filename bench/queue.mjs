// How long calls wait when journeys come at random, by simulation: processes with one thread each, and the cores of one database.
//   node bench/queue.mjs [--product 44] [--database 22] [--calls 16] [--processes 2] [--cores 2] [--rates 10,20,40] [--seconds 600]
// `product` and `database`: milliseconds of the processor for one journey. Nothing here is measured.
import { parseArgs } from 'node:util'
import { row, table } from './table.mjs'

const { values } = parseArgs({
  options: Object.fromEntries(
    Object.entries({
      product: '44',
      database: '22',
      calls: '16',
      processes: '2',
      cores: '2',
      rates: '10,20,40',
      seconds: '600',
    }).map(([name, value]) => [name, { type: 'string', default: value }]),
  ),
})
const [product, database, calls, processes, cores, seconds] = [
  'product',
  'database',
  'calls',
  'processes',
  'cores',
  'seconds',
].map((name) => Number(values[name]))

/** The same numbers in every run. */
function createChance(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Calls come as a Poisson stream, go to the process that is free first, and ask the database in the middle. What a call costs is
 * exponential around its mean: some cost ten times as much as others.
 */
function simulate(rate) {
  const chance = createChance(7)
  const exponential = (mean) => -Math.log(1 - chance()) * mean
  const free = { process: new Array(processes).fill(0), core: new Array(cores).fill(0) }
  const take = (list, at, length) => {
    let first = 0
    for (let each = 1; each < list.length; each++) if (list[each] < list[first]) first = each
    const end = Math.max(at, list[first]) + length
    list[first] = end
    return end
  }
  const times = []
  let busy = 0
  for (let at = 0; at < seconds * 1_000; at += exponential(1_000 / (rate * calls))) {
    const own = exponential(product / calls)
    const theirs = exponential(database / calls)
    busy += own
    // While the database works, the thread of the process is free for others: half before, half after would cost the same.
    const asked = take(free.process, at, own)
    times.push(take(free.core, asked, theirs) - at)
  }
  times.sort((a, b) => a - b)
  const part = (share) => times[Math.floor(times.length * share)].toFixed(1)
  const usage = (used, places) => `${Math.round((used / (seconds * 1_000 * places)) * 100)} %`
  return [rate, part(0.5), part(0.95), part(0.99), usage(busy, processes), usage((busy * database) / product, cores)]
}

table('journeys a second', 'call p50, ms', 'p95', 'p99', 'processes in use', 'database in use')
for (const rate of values.rates.split(',').map(Number)) row(...simulate(rate))
