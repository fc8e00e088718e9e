// Types, and what the files changed since main concern: their lint, their format, and the tests that depend on them.
//   npm run test:changed [-- REVISION]     REVISION = compare with this instead of main
// A test depends on a file that it imports, directly or over others. The composition roots below bring the whole product
// together, so paths through them do not count: there, a part's own tests are those that stand in the same folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Whoever imports one of these has everything. */
const ROOTS =
  /^(server\/(app|open-deps)\.ts|server\/(routes|jobs)\/|src\/app\/|tests\/setup\/(server|network|render-app)\.tsx?$)/
const CODE = /\.(tsx?|mjs)$/
const TEST = /\.test\.tsx?$/

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const base = git('merge-base', process.argv[2] ?? 'main', 'HEAD')
const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))

const files = ['src', 'server', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => CODE.test(path)),
)
const isFile = new Set(files)

/** From a file to those that import it. */
const importers = new Map()
for (const path of files)
  for (const [, from] of readFileSync(path, 'utf8').matchAll(
    /(?:from|import|import\(|vi\.mock\()\s*['"]([.#][^'"]+)['"]/g,
  )) {
    const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from))
    if (isFile.has(target)) importers.set(target, [...(importers.get(target) ?? []), path])
  }

/** A service's tests lie below `tests/server`, a screen's below `tests/areas`, each under the same folder. */
const ownTests = (path) => `tests/${dirname(path).replace(/^src\//, '')}`

const reached = new Set(changed)
for (const path of reached)
  if (!ROOTS.test(path) || changed.includes(path))
    for (const importer of importers.get(path) ?? []) if (!ROOTS.test(importer)) reached.add(importer)
const folders = changed.filter((path) => /^(src|server)\//.test(path)).map(ownTests)
const isOwn = (test) => folders.some((folder) => test.startsWith(`${folder}/`) || test.startsWith(`${folder}.`))
const tests = files.filter((path) => TEST.test(path) && (reached.has(path) || isOwn(path)))

const code = changed.filter((path) => CODE.test(path))
console.log(`${changed.length} files changed since ${base.slice(0, 8)}, ${tests.length} test files depend on them`)
const steps = [
  ['npm', 'run', '--silent', 'types'],
  ...(code.length > 0 ? [['npx', 'oxlint', ...code]] : []),
  ...(changed.length > 0 ? [['npx', 'oxfmt', '--check', ...changed]] : []),
  ...(tests.length > 0 ? [['npx', 'vitest', 'run', ...tests]] : []),
]
const failed = steps.filter(([program, ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status !== 0)
process.exit(failed.length === 0 ? 0 : 1)
