// Writes down the schema of this release and what it asks of it, for the next one: node tests/releases/record.mjs
// To be run on the commit that is released. It needs PostgreSQL, as the server tests do.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ROOT = join(HERE, '../..')
/** Asks every endpoint with every credential. */
const TESTS = ['tests/refusals/matrix.test.ts']

const folder = mkdtempSync(join(tmpdir(), 'creditlane-statements-'))
const file = join(folder, 'statements')
const run = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...TESTS], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    STATEMENTS_FILE: file,
    NODE_OPTIONS: `--import ${join(HERE, 'watch-statements.mjs')}`,
  },
})
if (run.status !== 0) process.exit(1)

/** A test's own tables, lists of values of any length, and what is no question are left out. */
const isOurs = (text) =>
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  !/\bkept\.|\bpg_stat|\bpg_sequence|relnamespace/.test(text)
/** The same statement for one, two or fifty values. */
const shape = (text) => text.replaceAll(/\(\$\d+(?:, \$\d+)*\)/g, '($*)').replaceAll(/\$\d+/g, '$')
const shapes = new Map()
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const text = JSON.parse(line)
  const known = shapes.get(shape(text))
  if (isOurs(text) && (known === undefined || text.length < known.length)) shapes.set(shape(text), text)
}
const statements = [...shapes.values()].sort()
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const { tag } = read('server/db/migrations/meta/_journal.json').entries.at(-1)
const { tables } = read(`server/db/migrations/meta/${tag.slice(0, 4)}_snapshot.json`)
const { version } = read('package.json')
const write = (name, content) => writeFileSync(join(HERE, name), gzipSync(JSON.stringify(content), { level: 9 }))
const release = { release: version, statements: statements.length }
writeFileSync(join(HERE, 'previous.json'), `${JSON.stringify(release, null, 2)}\n`)
write('previous-schema.json.gz', { tables })
write('previous-statements.json.gz', statements)
rmSync(folder, { recursive: true, force: true })
console.log(`${statements.length} statements of release ${version}, whose last migration is ${tag}`)
