import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTests } from '@vitest/runner'
import fc from 'fast-check'
import { TestRunner } from 'vitest'

const folder = process.env.MUTATION_FOLDER
const readFacts = () =>
  readFileSync(join(folder, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const note = (fact) => appendFileSync(join(folder, 'facts.jsonl'), `${JSON.stringify(fact)}\n`)

/** A mutant that runs this much longer than the right code hangs. */
const SLOWER = 10
const PATIENCE_MS = 3_000
const MORE_STEPS = 200_000

const state = { active: -1, touched: new Set(), steps: 0, most: Infinity }
globalThis.__mutant = (id) => {
  state.touched.add(id)
  state.steps += 1
  if (state.steps > state.most) throw new Error('this mutant never ends')
  return state.active === id
}

/**
 * Runs each test once as it is, then once more for every mutant that it reached and that nobody has caught. Before each
 * try stand the test's own beforeEach hooks, after each catch the right code once more: where that fails, the fault has
 * left something behind, and the file goes on in a fresh worker. The mutants of `anew` in the plan get an import of their
 * own instead, tests and all: what they change is read only then, or their test cannot run twice.
 */
export default class MutationRunner extends TestRunner {
  constructor(config) {
    super(config)
    fc.configureGlobal({ seed: 20_261_121 })
    this.plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'))
  }

  onCollected(files) {
    super.onCollected?.(files)
    this.file = files[0].filepath
    note({ kind: 'imported', file: this.file, ids: [...state.touched] })
    // Of an anew run, nothing: its mutants are tried when all is over.
    this.over = this.plan.anew.length > 0
    this.alive = new Set(this.plan.alive)
    this.done = new Set()
    for (const { kind, id, file, test } of readFacts()) {
      if (kind === 'caught') this.alive.delete(id)
      if (file === this.file && kind === 'passed') this.done.add(`${test} ${id}`)
      if (file === this.file && kind === 'once') this.done.add(test)
    }
  }

  onBeforeRunTask(test) {
    // One catch is enough, and a worker that a fault has spoilt catches everything.
    if (this.over) test.mode = 'skip'
    return super.onBeforeRunTask(test)
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test)
    if (test.result?.state !== 'fail') return
    this.note(test, { kind: 'red', name: test.name, why: test.result.errors?.[0]?.message })
  }

  async onAfterRunFiles(files) {
    const why = brokenSuite(files[0])
    if (why) note({ kind: 'red', file: this.file, name: 'the file', why })
    if (this.plan.anew.length === 0) note({ kind: 'end', file: this.file, whole: !this.over })
    if (this.plan.anew.length > 0 && !(await this.tryAnew(-1)))
      note({ kind: 'red', file: this.file, name: 'imported anew', why: this.why })
    for (const id of this.plan.anew) {
      if (!this.alive.has(id) || this.done.has(`anew ${id}`)) continue
      note({ kind: 'trying', id, file: this.file, test: 'anew' })
      const passed = await this.tryAnew(id)
      note({ kind: passed ? 'passed' : 'caught', id, file: this.file, test: 'anew' })
    }
    if (this.plan.anew.length > 0) note({ kind: 'end', file: this.file, whole: true })
    super.onAfterRunFiles()
  }

  /** Everything of ours is imported again with this mutant in it. Do all tests pass? */
  async tryAnew(id) {
    for (const module of this.workerState.evaluatedModules.idToModuleMap.values())
      if (!module.id.includes('node_modules') && !module.id.endsWith('runner.mjs'))
        this.workerState.evaluatedModules.invalidateModule(module)
    const once = new OnceRunner(this)
    state.active = id
    state.steps = 0
    state.most = 100_000_000
    try {
      const [file] = await startTests([this.file], once)
      this.why = once.failed ?? file.result?.errors?.[0]?.message
      return !this.why && file.result?.state !== 'fail'
    } catch (error) {
      this.why = String(error)
      return false
    } finally {
      state.active = -1
      state.most = Infinity
    }
  }

  note = (test, fact) => note({ ...fact, file: this.file, test: test.id })

  async runTask(test) {
    // Every run listens for the end of the test.
    setMaxListeners(0, test.context.signal)
    state.touched.clear()
    state.steps = 0
    const began = performance.now()
    await TestRunner.getTestFn(test)()
    const most = { ms: (performance.now() - began) * SLOWER + PATIENCE_MS, steps: state.steps * SLOWER + MORE_STEPS }
    const reached = [...state.touched]
    this.note(test, { kind: 'reached', ids: reached })
    const left = reached.filter((id) => this.alive.has(id) && !this.done.has(`${test.id} ${id}`))
    if (left.length === 0 || this.done.has(test.id)) return
    if (!(await this.attempt(test, -1, most))) {
      this.note(test, { kind: 'once' })
      this.over = true
      return
    }
    for (const id of left) {
      this.note(test, { kind: 'trying', id })
      const passed = await this.attempt(test, id, most)
      this.note(test, { kind: passed ? 'passed' : 'caught', id })
      if (passed) continue
      this.alive.delete(id)
      if (await this.attempt(test, -1, most)) continue
      this.over = true
      return
    }
  }

  /** Did the test pass with this mutant? */
  async attempt(test, active, most) {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('this mutant never ends')), most.ms)
    })
    state.active = active
    state.steps = 0
    state.most = most.steps
    try {
      await Promise.race([this.again(test), late])
      return true
    } catch {
      return false
    } finally {
      clearTimeout(timer)
      state.active = -1
      state.most = Infinity
    }
  }

  async again(test) {
    await finish(test)
    for (const suite of suitesOf(test))
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
    await TestRunner.getTestFn(test)()
    await finish(test)
  }
}

/** Runs a file's tests until the first one fails. */
class OnceRunner extends TestRunner {
  failed = null

  constructor({ config, moduleRunner, _otel }) {
    super(config)
    Object.assign(this, { moduleRunner, _otel })
  }

  importFile = (path) => this.moduleRunner.import(path)

  onBeforeRunTask(test) {
    if (this.failed) test.mode = 'skip'
    return super.onBeforeRunTask(test)
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') this.failed ??= `${test.name}: ${test.result.errors?.[0]?.message}`
  }
}

const suitesOf = (test) => {
  const suites = []
  for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? (suite === test.file ? null : test.file))
    suites.unshift(suite)
  return suites
}

/** Why a file or a suite failed before any of its tests could; such a file tries nothing. */
function brokenSuite(suite) {
  if (suite.type === 'test') return null
  return suite.result?.errors?.[0]?.message ?? suite.tasks.map(brokenSuite).find(Boolean) ?? null
}

/** What the test asked to have put back. */
async function finish(test) {
  for (const each of (test.onFinished ?? []).splice(0).reverse()) await each(test.context)
}
