import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run lint:code` for whoever is at work: looks again only at files that have changed since they were last found good. A
 * fault that a change brings into a file that did not change itself is left to `npm run lint`.
 */
const KNOWN = 'node_modules/.cache/lint-known.json'
const PROGRAM = 'node_modules/oxlint/bin/oxlint'
/** Longer lists of files do not fit on the command line of every system. */
const MOST_FILES = 200

const read = (path) => {
  try {
    return readFileSync(path)
  } catch {
    return ''
  }
}
const hash = (...texts) => {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}
const filesIn = (folder) => readdirSync(folder).map((name) => `${folder}/${name}`)
const oxlint = (args, stdio) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { stdio, encoding: 'utf8', maxBuffer: 2 ** 26 })

/** What every verdict depends on: the rules, the programs, the rows of pages that the rules know. */
const rules = hash(
  ...['.oxlintrc.json', 'tsconfig.json', 'package-lock.json'].map(read),
  ...['tools/lint', 'src/contract/pages'].flatMap(filesIn).map(read),
)
const files = oxlint(['--debug=files'], 'pipe').stdout.split('\n').filter(Boolean)
const now = new Map(files.map((path) => [path, hash(rules, read(path))]))
const known = new Map(Object.entries(JSON.parse(read(KNOWN) || '{}')))
const changed = files.filter((path) => known.get(path) !== now.get(path))

if (changed.length > 0) {
  const { status } = oxlint(changed.length > MOST_FILES ? [] : changed, 'inherit')
  if (status !== 0) process.exit(1)
}
mkdirSync('node_modules/.cache', { recursive: true })
writeFileSync(KNOWN, JSON.stringify(Object.fromEntries(now)))
