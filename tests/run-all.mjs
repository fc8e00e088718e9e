import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Everything that CI runs, in the order of what fails fastest; the three that look at the text alone run together. Goes on
 * after a failure, so that one run shows all of them, and says at the end what failed, and counts.
 * `--engines`: all server tests on both engines. `--order=7`: the files and cases of Vitest in the order of that number.
 */
if (process.argv.includes('--engines')) process.env.TEST_ENGINES = 'all'
const order = process.argv.find((each) => each.startsWith('--order='))?.slice('--order='.length)
const OUT = 'node_modules/.cache/tests'
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const steps = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], together: true },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], together: true },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'], together: true },
  {
    name: 'unit, server and screens',
    command: [
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./tests/setup/run/time-report.ts',
      '--reporter=json',
      `--outputFile.json=${OUT}/vitest.json`,
      ...(order === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${order}`]),
    ],
    count: () => {
      const { numPassedTests, numFailedTests, testResults } = read('vitest.json')
      // A preparation or a closing check failed, and no case of its own.
      const brokenFiles = testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      )
      for (const file of brokenFiles) tell(file, '', file.message)
      for (const file of testResults)
        for (const test of file.assertionResults)
          if (test.status === 'failed') tell(file, test.fullName, test.failureMessages.join('\n'))
          // What failed and passed the second time keeps the message of its first.
          else if (test.failureMessages.length > 0) second.push(`${relative('.', file.name)} › ${test.fullName}`)
      return [numPassedTests, numFailedTests + brokenFiles.length]
    },
  },
  // As in the shell of somebody who has said so for another program.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], env: { NODE_ENV: 'development' } },
  {
    name: 'end to end',
    command: ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${OUT}/e2e.json` },
    count: () => {
      const { stats, suites } = read('e2e.json')
      const { expected, unexpected, flaky } = stats
      second.push(...flakyOf(suites))
      return [expected + flaky, unexpected]
    },
  },
]

let passed = 0
let failed = 0
const table = []
const failures = []
const second = []
await measure('types, lint and format', () => Promise.all(steps.filter(({ together }) => together).map(take)))
for (const step of steps) if (!step.together) await measure(step.name, () => take(step))
console.log('\nStep                        seconds  processor seconds     cases')
for (const { name, seconds, processor, cases } of table)
  console.log(
    name.padEnd(24),
    ...[seconds, processor, cases].map((figure, at) => String(figure).padStart(at === 1 ? 18 : 10)),
  )
for (const failure of failures) console.log(failure)
if (second.length > 0) console.log(`passed only at the second try: ${second.join('; ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Adds a line to the table that a run ends with. */
async function measure(name, work) {
  const [started, processor, cases] = [Date.now(), processorSeconds(), passed + failed]
  await work()
  table.push({
    name,
    seconds: Math.round((Date.now() - started) / 1_000),
    processor: Math.round(processorSeconds() - processor),
    cases: passed + failed - cases,
  })
}

/** What the programs that we have started and that have ended have computed, theirs included; on Linux alone. */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return NaN
  }
}

async function take({ name, command, env, count }) {
  const started = Date.now()
  const ok = await run(command, env)
  let [good, bad] = [ok ? 1 : 0, ok ? 0 : 1]
  if (count) {
    try {
      ;[good, bad] = count()
      // A runner that fails without a failed test (a crash, an unhandled rejection) still counts as one.
      if (!ok && bad === 0) bad = 1
    } catch (error) {
      console.error(`${name}: no result to count: ${error.message}`)
      ;[good, bad] = [0, 1]
    }
  }
  if (bad > 0) failures.push(`== ${name} failed`)
  passed += good
  failed += bad
  console.log(`\n== ${name}: ${good} passed, ${bad} failed, ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** The beginning of what went wrong, kept for the end: the lines between are many thousands. */
function tell(file, test, message) {
  const all = stripVTControlCharacters(message).split('\n')
  // A screen's page stands in the last line.
  const lines = [...all.slice(0, 15), ...all.slice(15).slice(-1)]
  failures.push([`-- ${relative('.', file.name)} › ${test}`, ...lines.map((line) => `   ${line}`)].join('\n'))
}

/** @returns {string[]} the names of what the browsers needed two tries for */
function flakyOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `tests/e2e/${file} › ${title}`),
    ...flakyOf(inner),
  ])
}

function read(file) {
  return JSON.parse(readFileSync(`${OUT}/${file}`, 'utf8'))
}

/** npm's scripts through the npm that runs us, programs of packages through their file: both the same on every system. */
function run([program, ...args], env = {}) {
  const file = program === 'npm' ? process.env.npm_execpath : `node_modules/${program}`
  return new Promise((resolve) => {
    spawn(process.execPath, [file, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
      .on('exit', (code) => resolve(code === 0))
      .on('error', (error) => {
        console.error(`${program}: ${error.message}`)
        resolve(false)
      })
  })
}
