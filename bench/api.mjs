// Requests per second of the whole way from sign-in to application, one read against a bare handler, start and memory:
//   npm run build && node bench/api.mjs [--users 20] [--seconds 15] [--runs 3] [--pause 0] [--engine pglite|postgres] [--calls]
// Ends with 1 where 200 customers or more meet an error, wait longer than is demanded, or memory grows (docs/assurance.md, G1).
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { processorOf, serverPids } from './process-usage.mjs'
import { median, row, table } from './table.mjs'
import { address, createVisitor, JOURNEY_CALLS, send, VISITED } from './visitor.mjs'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
    /** Milliseconds that a customer thinks between two calls, on average. */
    pause: { type: 'string', default: '0' },
    engine: { type: 'string' },
    /** Also prints every call of the last run by itself. */
    calls: { type: 'boolean', default: false },
  },
})
const [users, seconds, runs, pause] = [values.users, values.seconds, values.runs, values.pause].map(Number)
const { startProduct } = await load('/tests/setup/product.ts')
const { startPostgres, runSql } = await load('/tests/setup/databases/postgres.ts')
const { CONSENT_VERSIONS: versions } = await load('/src/contract/entities/privacy/consent-purposes.ts')

/** Milliseconds for 99 of 100, and megabytes a minute in the second half of a run of two minutes or more. */
const MOST = { read99: 300, write99: 500, growth: 1 }
const CROWD = 200
const LONG = 120

/** Megabytes a minute, by least squares. */
function growthOf(samples) {
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length
  const [minutes, sizes] = [mean(samples.map((each) => each.minute)), mean(samples.map((each) => each.mb))]
  const over = samples.reduce((sum, { minute, mb }) => sum + (minute - minutes) * (mb - sizes), 0)
  return over / samples.reduce((sum, { minute }) => sum + (minute - minutes) ** 2, 0)
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The process that startProduct started last. */
const serverPid = () => serverPids().at(-1)
function usage(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024)
  return { cpu: processorOf(pid), now: mb('VmRSS'), peak: mb('VmHWM') }
}

async function journeys(product) {
  const times = { read: [], write: [] }
  const calls = new Map()
  const failures = []
  let done = 0
  const note = (kind, call, ms, status) => {
    times[kind].push(ms)
    if (!calls.has(call)) calls.set(call, [])
    calls.get(call).push(ms)
    if (status !== 200) failures.push(`${call} ${status}`)
  }
  const think = () => (pause > 0 ? wait(pause * (0.5 + Math.random())) : undefined)
  const started = performance.now()
  const until = started + seconds * 1_000
  const before = usage(serverPid()).cpu
  const samples = []
  const watch = setInterval(() => {
    const minute = (performance.now() - started) / 60_000
    if (minute > seconds / 120) samples.push({ minute, mb: usage(serverPid()).now })
  }, 1_000)
  await Promise.all(
    Array.from({ length: users }, async () => {
      // People come one after the other, over as long as one journey takes: two hundred who all sign in within one second, and all apply
      // in the same one, are no usual crowd.
      await wait(Math.random() * Math.max(500, pause * JOURNEY_CALLS))
      while (performance.now() < until) {
        try {
          await createVisitor(product.origin, note, { versions }, think).apply()
          done++
        } catch (error) {
          failures.push(error.message)
        }
      }
    }),
  )
  clearInterval(watch)
  const took = (performance.now() - started) / 1_000
  const { cpu, now, peak } = usage(serverPid())
  for (const list of [times.read, times.write, ...calls.values()]) list.sort((a, b) => a - b)
  const count = times.read.length + times.write.length
  return {
    rate: count / took,
    done: done / took,
    failures,
    calls,
    cpu: ((cpu - before) * 1_000) / count,
    now,
    peak,
    growth: seconds >= LONG ? growthOf(samples) : 0,
    ...Object.fromEntries(
      ['read', 'write'].flatMap((kind) => [50, 95, 99].map((p) => [`${kind}${p}`, at(times[kind], p / 100)])),
    ),
  }
}

/** The same GET over and over, by as many clients; a customer's address changes before its limit is used up. */
async function readRate(origin, path, headers) {
  const times = []
  let failed = 0
  let sent = 0
  const run = async (until) => {
    while (performance.now() < until) {
      const { status, ms } = await send(origin, 'GET', path, { ...headers, 'x-forwarded-for': address(sent++ >> 7) })
      times.push(ms)
      if (status !== 200) failed++
    }
  }
  const all = (length) => Promise.all(Array.from({ length: 20 }, () => run(performance.now() + length)))
  await all(2_000)
  times.length = 0
  await all(5_000)
  times.sort((a, b) => a - b)
  return { rate: times.length / 5, p50: at(times, 0.5), p99: at(times, 0.99), failed }
}

async function compareRead(product, url) {
  const visitor = createVisitor(
    product.origin,
    () => undefined,
    { versions },
    () => undefined,
  )
  const path = `/api/user/${await visitor.signIn()}`
  const bare = fork('bench/bare.mjs', { env: { ...process.env, DATABASE_URL: url } })
  try {
    const { port } = await new Promise((resolve) => bare.once('message', resolve))
    const limit = await readRate(`http://127.0.0.1:${port}`, path, {})
    const own = await readRate(product.origin, path, visitor.headers())
    return { limit, own, ratio: own.rate / limit.rate }
  } finally {
    bare.kill()
  }
}

async function timeStart(env) {
  const started = performance.now()
  const product = await startProduct(env)
  await (await fetch(product.origin)).text()
  return { product, ms: performance.now() - started }
}

console.log(
  `${users} customers, ${seconds} s, median of ${runs}; load of the machine before: ${loadavg()[0].toFixed(2)}`,
)
const postgres = values.engine === 'pglite' ? null : await startPostgres()
if (postgres && 'skipped' in postgres) console.log(`No PostgreSQL: ${postgres.skipped}`)
const engines = ['pglite', ...(postgres && !('skipped' in postgres) ? ['postgres'] : [])]
const results = new Map()
const starts = { first: [], again: [] }
const memory = []
const reads = []
for (const engine of engines.filter((each) => each === (values.engine ?? each))) {
  const list = []
  for (let run = 0; run < runs; run++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-bench-'))
    const env = { ...VISITED, DATA_DIR: dataDir }
    if (engine === 'postgres') {
      await runSql(postgres.url('postgres'), `create database bench${run}`)
      env.DATABASE_URL = postgres.url(`bench${run}`)
    }
    let { product, ms } = await timeStart(env)
    try {
      if (engine === 'pglite') {
        starts.first.push(ms)
        await product.stop()
        ;({ product, ms } = await timeStart(env))
        starts.again.push(ms)
      }
      const idle = usage(serverPid()).now
      list.push(await journeys(product))
      memory.push({ engine, idle, ...list.at(-1) })
      if (engine === 'postgres') reads.push(await compareRead(product, env.DATABASE_URL))
    } finally {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  results.set(engine, list)
}
if (postgres && !('skipped' in postgres)) await postgres.stop()

table(
  'engine',
  'requests/s',
  'journeys/s',
  'errors',
  'read p50 / p95 / p99 ms',
  'write p50 / p95 / p99 ms',
  'CPU ms per request',
)
for (const [engine, list] of results) {
  const of = (name, digits = 0) => median(list.map((each) => each[name])).toFixed(digits)
  const spread = (kind) => [50, 95, 99].map((p) => of(`${kind}${p}`)).join(' / ')
  const errors = list.reduce((sum, each) => sum + each.failures.length, 0)
  row(engine, of('rate'), of('done', 1), errors, spread('read'), spread('write'), of('cpu', 2))
}
const missed = []
if (users >= CROWD)
  for (const [engine, list] of results)
    for (const name of Object.keys(MOST)) {
      const found = median(list.map((each) => each[name]))
      if (!(found <= MOST[name])) missed.push(`${engine}: ${name} ${found.toFixed(1)}, at most ${MOST[name]}`)
    }
for (const list of results.values())
  for (const failure of new Set(list.flatMap((each) => each.failures).slice(0, 5))) console.log(`  ${failure}`)

if (reads.length > 0) {
  table('read of one row, 20 clients', 'per second', 'p50 ms', 'p99 ms', 'failed')
  for (const [name, key] of [
    ['bare Hono + pg', 'limit'],
    ['product, signed in', 'own'],
  ]) {
    const of = (what) => median(reads.map((each) => each[key][what]))
    row(name, of('rate').toFixed(0), of('p50').toFixed(1), of('p99').toFixed(1), of('failed'))
  }
  console.log(`ratio ${median(reads.map((each) => each.ratio)).toFixed(2)}`)
}

table('memory of the process, MB', 'started', 'after the load', 'highest', 'more a minute')
for (const engine of results.keys()) {
  const of = (name) => median(memory.filter((each) => each.engine === engine).map((each) => each[name]))
  row(engine, of('idle'), of('now'), of('peak'), of('growth').toFixed(1))
}
if (starts.first.length > 0) {
  table('start to first page, embedded database', 'seconds')
  row('first start, empty data directory', (median(starts.first) / 1_000).toFixed(2))
  row('started before', (median(starts.again) / 1_000).toFixed(2))
}
if (values.calls)
  for (const [engine, list] of results) {
    table(`${engine}: call`, 'count', 'p50 ms', 'p99 ms')
    for (const [call, times] of list.at(-1).calls)
      row(call, times.length, at(times, 0.5).toFixed(1), at(times, 0.99).toFixed(1))
  }
console.log(`\nload of the machine after: ${loadavg()[0].toFixed(2)}`)
const errors = [...results.values()].flat().flatMap((each) => each.failures).length
for (const each of missed) console.log(`**missed** ${each}`)
process.exit(missed.length + errors > 0 ? 1 : 0)
