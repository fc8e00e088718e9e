// Throughput of one, two and four processes on one PostgreSQL, each held to the same share of a core, so that cores are there for all of them:
//   npm run build && node bench/processes.mjs [--share 0.15] [--users 12] [--seconds 40] [--rounds 3]
// Needs Linux, PostgreSQL's programs and the right to make control groups. Ends with 1 after any error, or where the targets are missed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { processorOf, serverPids } from './process-usage.mjs'
import { median, row, table } from './table.mjs'
import { createVisitor, VISITED } from './visitor.mjs'

const { values } = parseArgs({
  options: {
    /** Of one core, for each process. */
    share: { type: 'string', default: '0.15' },
    /** Customers at once for each process, who do not think. */
    users: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
  },
})
const [share, users, seconds, rounds] = [values.share, values.users, values.seconds, values.rounds].map(Number)
const { startProduct } = await load('/tests/setup/product.ts')
const { startPostgres, runSql } = await load('/tests/setup/databases/postgres.ts')
const { CONSENT_VERSIONS: versions } = await load('/src/contract/entities/privacy/consent-purposes.ts')

/** Processes, and how many times the throughput of one they must reach. */
const COUNTS = [1, 2, 4]
const LEAST = { 2: 1.8, 4: 3 }

/** A control group of this name, which gives its processes `share` of a core. */
function groupOf(name) {
  const root = '/sys/fs/cgroup'
  const unified = existsSync(join(root, 'cgroup.controllers'))
  const folder = join(root, unified ? '' : 'cpu', name)
  const period = 100_000
  mkdirSync(folder, { recursive: true })
  if (unified) writeFileSync(join(folder, 'cpu.max'), `${share * period} ${period}`)
  else {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(period))
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(share * period))
  }
  return { hold: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)), remove: () => rmdirSync(folder) }
}

/** Seconds of processor of all processes of PostgreSQL. */
function databaseProcessor() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').includes('(postgres)') ? sum + processorOf(pid) : sum
    } catch {
      // It ended meanwhile.
      return sum
    }
  }, 0)
}

async function throughput(origins, pids) {
  let calls = 0
  let journey = 0
  const failures = []
  const note = (_kind, call, _ms, status) => {
    calls++
    if (status !== 200) failures.push(`${call} ${status}`)
  }
  const processors = () => [
    pids.reduce((sum, pid) => sum + processorOf(pid), 0),
    databaseProcessor(),
    process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  ]
  const crowd = (until) =>
    Promise.all(
      Array.from({ length: users * origins.length }, async () => {
        while (performance.now() < until) {
          const origin = origins[journey++ % origins.length]
          try {
            await createVisitor(origin, note, { versions }, () => undefined).apply()
          } catch (error) {
            failures.push(error.message)
          }
        }
      }),
    )
  // What a new process compiles is no part of it.
  await crowd(performance.now() + 5_000)
  calls = 0
  const before = processors()
  const started = performance.now()
  await crowd(started + seconds * 1_000)
  const took = (performance.now() - started) / 1_000
  const [product, database, client] = processors().map((after, i) => after - before[i])
  return { rate: calls / took, calls, product, database, client, took, failures }
}

console.log(
  `${users} customers a process, ${seconds} s, ${rounds} rounds in turns; each process held to ${share} of a core; ` +
    `${availableParallelism()} cores, Node ${process.version}; load of the machine before: ${loadavg()[0].toFixed(2)}`,
)
const postgres = await startPostgres()
if ('skipped' in postgres) throw new Error(postgres.skipped)
await runSql(postgres.url('postgres'), 'create database bench')
const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-bench-'))
const env = { ...VISITED, DATA_DIR: dataDir, DATABASE_URL: postgres.url('bench') }
const products = []
const groups = []
const results = new Map(COUNTS.map((count) => [count, []]))
try {
  for (let i = 0; i < Math.max(...COUNTS); i++) products.push(await startProduct(env))
  const pids = serverPids()
  for (const [i, pid] of pids.entries()) {
    groups.push(groupOf(`creditlane-${i}`))
    groups[i].hold(pid)
  }
  for (let round = 0; round < rounds; round++)
    for (const count of COUNTS) {
      const origins = products.slice(0, count).map(({ origin }) => origin)
      results.get(count).push(await throughput(origins, pids.slice(0, count)))
    }
} finally {
  for (const product of products) await product.stop()
  for (const group of groups) group.remove()
  rmSync(dataDir, { recursive: true, force: true })
  await postgres.stop()
}

table(
  'processes',
  'calls/s',
  'of one',
  'share of its core in use',
  'cores in use, all',
  'product / database / client, ms a call',
)
const missed = []
const one = median(results.get(1).map(({ rate }) => rate))
for (const [count, list] of results) {
  const of = (take) => median(list.map((each) => take(each)))
  const rate = of((each) => each.rate)
  row(
    count,
    rate.toFixed(1),
    (rate / one).toFixed(2),
    of((each) => each.product / each.took / count / share).toFixed(2),
    of((each) => (each.product + each.database + each.client) / each.took).toFixed(2),
    ['product', 'database', 'client']
      .map((who) => of((each) => (each[who] * 1_000) / each.calls).toFixed(2))
      .join(' / '),
  )
  if (rate / one < (LEAST[count] ?? 0))
    missed.push(`${count} processes: ${(rate / one).toFixed(2)}, at least ${LEAST[count]}`)
}
const failures = [...results.values()].flat().flatMap((each) => each.failures)
for (const failure of new Set(failures.slice(0, 5))) console.log(`  ${failure}`)
for (const each of missed) console.log(`**missed** ${each}`)
console.log(`errors: ${failures.length}; load of the machine after: ${loadavg()[0].toFixed(2)}`)
process.exit(missed.length + failures.length > 0 ? 1 : 0)
