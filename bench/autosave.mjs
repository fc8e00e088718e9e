// How long a customer who types waits while others apply without a pause, on the embedded database:
//   npm run build && node bench/autosave.mjs [--writers 4] [--seconds 15]
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { createVisitor } from './visitor.mjs'

/** Between two fields; without it the limit per person would speak. */
const PAUSE_MS = 200
const { values } = parseArgs({
  options: { writers: { type: 'string', default: '4' }, seconds: { type: 'string', default: '15' } },
})
const [writers, seconds] = [values.writers, values.seconds].map(Number)
const { startProduct } = await load('/tests/setup/product.ts')
const { CONSENT_VERSIONS: versions } = await load('/src/contract/entities/privacy/consent-purposes.ts')

console.log(`${writers} writers, ${seconds} s; load of the machine before: ${loadavg()[0].toFixed(2)}`)
const product = await startProduct({ TRUSTED_PROXIES: '1' })
const visitor = (note) => createVisitor(product.origin, note, { versions }, () => undefined)

try {
  await measure()
} finally {
  await product.stop()
}
console.log(`load of the machine after: ${loadavg()[0].toFixed(2)}`)
process.exit(0)

async function measure() {
  const person = visitor((_kind, path, ms) => path.startsWith('POST /api/user') && saves.push(ms))
  let saves = []
  const id = await person.signIn()
  let income = 20_000
  const saveUntil = async (end) => {
    saves = []
    while (performance.now() < end) {
      await person.save(id, { monthly_income: income++ })
      await setTimeout(PAUSE_MS)
    }
    return saves
  }
  console.log('| | answered | p50 ms | p95 ms | slowest ms |\n|---|--:|--:|--:|--:|')
  function row(name, times) {
    times.sort((a, b) => a - b)
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0) ?? '-'
    console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
  }

  row('autosave alone', await saveUntil(performance.now() + 3_000))
  const applies = []
  const noteApply = (_kind, path, ms) => path.endsWith('/apply') && applies.push(ms)
  const until = performance.now() + seconds * 1_000
  const [beside] = await Promise.all([
    saveUntil(until),
    ...Array.from({ length: writers }, async () => {
      while (performance.now() < until) await visitor(noteApply).apply(10)
    }),
  ])
  row('autosave beside them', beside)
  row('application', applies)
  // Everything that the lenders of the sandbox have to report becomes due at once, as after a standstill.
  await product.letPass(300)
  row('autosave beside the queue', await saveUntil(performance.now() + 10_000))
}
