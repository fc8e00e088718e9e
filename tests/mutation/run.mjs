#!/usr/bin/env node
import { createHash } from 'node:crypto'
// Mutation testing: plants small faults in the code that counts money, keeps rules, consents, leads and payouts, one at a
// time, and asks the tests that are about it whether they notice.
//   npm run test:mutation [-- PATH...] [--sample 0.2] [--seed 1] [--min 85]
// PATH = a name of scope.mjs, a folder or a file; --sample = the share of faults to try, the same ones for the same seed.
// Server tests run on the embedded engine alone. Faults that change nothing are listed with the reason in equivalent.json.
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { plantMutants } from './mutants.mjs'
import { SCOPE } from './scope.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '85' },
  },
})
const ROOT = resolve(import.meta.dirname, '../..')
const say = (text) => process.stdout.write(`${text}\n`)

const filesOf = (path, suffix) =>
  statSync(join(ROOT, path)).isFile()
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true })
        .filter((name) => name.endsWith(suffix))
        .map((name) => join(path, name))
        .sort()
const asked = (part, path) =>
  positionals.length === 0 ||
  positionals.some((each) => each === part.name || path === each || path.startsWith(`${each.replace(/\/$/, '')}/`))

/** The same mutant is in the same sample, whatever else changes. */
const isSampled = ({ path, code, becomes, lineText }) =>
  createHash('sha256')
    .update(JSON.stringify([values.seed, path, lineText, code, becomes]))
    .digest()
    .readUInt32BE() /
    2 ** 32 <
  Number(values.sample)

const parts = SCOPE.map((part) => ({
  ...part,
  sources: part.sources.flatMap((path) => filesOf(path, '.ts')).filter((path) => asked(part, path)),
  tests: [...new Set(part.tests.flatMap((path) => filesOf(path, '.test.ts')))],
})).filter(({ sources }) => sources.length > 0)

const planted = new Map()
let count = 0
for (const path of new Set(parts.flatMap(({ sources }) => sources))) {
  const { code, mutants } = plantMutants(path, readFileSync(join(ROOT, path), 'utf8'), count)
  count += mutants.length
  planted.set(path, { code, mutants })
}
const equivalents = JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'))
const sameFault = (a, b) => a.path === b.path && a.lineText === b.line && a.code === b.code && a.becomes === b.becomes
const all = [...planted.values()].flatMap(({ mutants }) => mutants)
const stale = equivalents.filter((each) => planted.has(each.path) && !all.some((mutant) => sameFault(mutant, each)))
for (const { path, line } of stale) say(`equivalent.json names a fault that is not there any more: ${path}: ${line}`)

const folder = mkdtempSync(join(tmpdir(), 'creditlane-mutation-'))
process.env.MUTATION_FOLDER = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const note = (fact) => appendFileSync(join(folder, 'facts.jsonl'), `${JSON.stringify(fact)}\n`)
const facts = () =>
  readFileSync(join(folder, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

// What prepares the database reads the planted sources too, and no fault is on there.
globalThis.__mutant = () => false

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: ROOT,
    // Not "server": so named, the tests would start PostgreSQL too.
    name: 'mutation',
    watch: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    runner: join(import.meta.dirname, 'runner.mjs'),
    globalSetup: parts.some(({ tests }) => tests.some(needsDatabase))
      ? ['tests/setup/databases/prepare-database.ts']
      : [],
    reporters: [{}],
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform: (_, id) => {
          const found = planted.get(id.replace(`${ROOT}/`, '').replace(/\?.*/, ''))
          return found ? { code: found.code, map: null } : undefined
        },
      },
    ],
  },
)
function needsDatabase(path) {
  return path.startsWith('tests/server/')
}

async function runTests(files, plan) {
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  const project = vitest.getRootProject()
  return vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(join(ROOT, file))),
    true,
  )
}

/**
 * Runs a file with every mutant that is alive, again and again until no fault has spoilt its worker; with those of `anew`
 * by an import of their own.
 */
async function runFile(file, { alive, anew = [] }) {
  for (let round = 0; round < 500; round += 1) {
    const before = facts().length
    await runTests([file], { alive, anew })
    const fresh = facts().slice(before)
    const red = fresh.find(({ kind }) => kind === 'red')
    if (red) throw new Error(`${file} is red without any fault: ${red.name}: ${red.why}`)
    if (fresh.some(({ kind, whole }) => kind === 'end' && whole)) return
    const last = fresh.at(-1)
    if (!last) throw new Error(`${file} did not run`)
    // A worker that died: the fault that it was trying is noticed.
    if (last.kind === 'trying') note({ ...last, kind: 'caught' })
  }
  throw new Error(`${file} comes to no end`)
}

const caughtIds = () =>
  new Set(
    facts()
      .filter(({ kind }) => kind === 'caught')
      .map(({ id }) => id),
  )

const report = []
for (const { name, sources, tests } of parts) {
  const mutants = sources.flatMap((path) => planted.get(path).mutants).filter(isSampled)
  const isEquivalent = (mutant) => equivalents.some((each) => sameFault(mutant, each))
  const probed = mutants.filter((mutant) => !isEquivalent(mutant))
  say(`${name}: ${mutants.length} faults, ${mutants.length - probed.length} of them change nothing`)
  writeFileSync(join(folder, 'facts.jsonl'), '')
  const alive = probed.map(({ id }) => id)
  for (const file of tests) {
    await runFile(file, { alive })
    say(`  ${file}: ${caughtIds().size} caught so far`)
  }
  const known = facts()
  const once = new Set(known.filter(({ kind }) => kind === 'once').map(({ test }) => test))
  for (const file of tests) {
    const own = known.filter(
      (fact) => fact.file === join(ROOT, file) && (fact.kind === 'imported' || once.has(fact.test)),
    )
    const ids = new Set(own.flatMap(({ ids }) => ids ?? []))
    const caught = caughtIds()
    const anew = alive.filter((id) => ids.has(id) && !caught.has(id))
    if (anew.length === 0) continue
    await runFile(file, { alive, anew })
    say(`  ${file}, imported anew: ${caughtIds().size} caught so far`)
  }
  const caught = caughtIds()
  const reached = new Set(known.flatMap(({ ids }) => ids ?? []))
  const survivors = probed.filter(({ id }) => !caught.has(id))
  for (const { id, path, line, code, becomes } of survivors)
    say(
      `  ${reached.has(id) ? 'survived' : 'not run '} ${path}:${line}  ${code.replace(/\s+/g, ' ')}  ->  ${becomes.replace(/\s+/g, ' ') || '(left out)'}`,
    )
  report.push({
    name,
    mutants: mutants.length,
    equivalent: mutants.length - probed.length,
    caught: caught.size,
    survived: survivors.length,
    survivors,
  })
}
await vitest.close()

const score = ({ caught, survived }) => (caught + survived === 0 ? 100 : (100 * caught) / (caught + survived))
for (const each of report)
  say(
    `${each.name}: ${each.mutants} faults, ${each.caught} caught, ${each.survived} survived, ${each.equivalent} equivalent: ${score(each).toFixed(1)} %`,
  )
const low = report.filter((each) => score(each) < Number(values.min))
if (low.length > 0 || stale.length > 0) process.exitCode = 1
process.exit()
