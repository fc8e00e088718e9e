// Carries out deploy/Containerfile without a container: each stage is a folder, each COPY and RUN is done in it, and the last one is
// started as its CMD says, in demo mode, until its HEALTHCHECK is content:
//   node tests/container/run-steps.mjs
// It takes what is committed, installs from the registry twice and builds: some minutes.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCopy, readStages } from './containerfile.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKDIR = '/app'
/** Only ends what hangs. */
const PATIENCE_MS = 600_000

const top = mkdtempSync(join(tmpdir(), 'creditlane-container-'))
const checkout = join(top, 'checkout')
execFileSync('git', ['clone', '--quiet', '--local', '--no-hardlinks', ROOT, checkout])
rmSync(join(checkout, '.git'), { recursive: true })
const stages = readStages(join(ROOT, 'deploy/Containerfile'))
const folderOf = (stage) => join(top, stage)
let env = {}

for (const { name, steps } of stages) {
  const folder = folderOf(name)
  mkdirSync(folder)
  env = {}
  for (const { word, rest } of steps) {
    console.log(`${name}: ${word} ${rest.slice(0, 80)}`)
    if (word === 'COPY') copy(folder, readCopy(rest))
    if (word === 'RUN') run(folder, rest)
    if (word === 'ENV') for (const pair of rest.split(' ')) env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1)
  }
}

function copy(folder, { from, to, sources }) {
  for (const source of sources) {
    const path = from === null ? join(checkout, source) : join(folderOf(from), source.slice(WORKDIR.length))
    const target = to.endsWith('/') && source !== '.' ? join(folder, to, basename(source)) : join(folder, to)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(path, target, { recursive: true, verbatimSymlinks: true })
  }
}

function run(folder, command) {
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`RUN ${command}: ended with ${status}`)
}

const last = stages.at(-1)
const folder = folderOf(last.name)
const step = (word) => last.steps.find((each) => each.word === word)?.rest ?? ''
const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => resolve(String(port)))
  })
})
const [program, ...words] = JSON.parse(step('CMD'))
const child = spawn(program, words, {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  // Live mode would need a database and every provider.
  env: {
    PATH: process.env.PATH,
    ...env,
    CREDITLANE_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: join(folder, 'data'),
  },
})
const [, check] = /CMD (\[.*\])$/.exec(step('HEALTHCHECK'))
const [checker, ...asks] = JSON.parse(check)
const isWell = () =>
  spawnSync(
    checker,
    asks.map((each) => each.replace(env.PORT, port)),
  ).status === 0
const until = Date.now() + PATIENCE_MS
let well = false
while (!well && child.exitCode === null && Date.now() < until) {
  await new Promise((resolve) => setTimeout(resolve, 500))
  well = isWell()
}
if (child.exitCode === null) {
  child.kill(step('STOPSIGNAL') || 'SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}
rmSync(top, { recursive: true, force: true })
console.log(well ? 'The container would start and be healthy.' : 'The container would NOT become healthy.')
process.exit(well ? 0 : 1)
