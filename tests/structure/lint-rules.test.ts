import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './source-files.ts'

/** One fault a row: the file that holds it, the rule that says so, and the text. */
const FAULTS: [path: string, rule: string, text: string][] = [
  ['src/contract/a.ts', 'creditlane(zones)', "import '#src/lib/env.ts'"],
  ['server/services/imports/a.ts', 'creditlane(zones)', "import '#server/services/audit/shared/a.ts'"],
  ['server/routes/a.ts', 'creditlane(zones)', "import '../services/audit/shared/a.ts'"],
  ['src/contract/rules/a.ts', 'creditlane(zones)', "import type { Rows } from '../endpoints.ts'"],
  ['src/contract/entities/shared/a.ts', 'creditlane(zones)', "import '../offers/offer.ts'"],
  ['src/contract/b.ts', 'creditlane(zones)', "import 'axios'"],
  ['src/lib/a.ts', 'creditlane(zones)', "export type { Period } from '../ui/period.ts'"],
  ['src/brand/a.ts', 'creditlane(zones)', "import type { Period } from '#src/ui/period.ts'"],
  ['src/ui/a.ts', 'creditlane(zones)', "export const later = () => import('#src/features/one/a.ts')"],
  ['src/ui/b.ts', 'creditlane(zones)', "export type Db = import('#server/db/client.ts').Db"],
  ['src/features/one/a.ts', 'creditlane(zones)', "import '../two/a.ts'"],
  ['src/features/two/a.ts', 'creditlane(zones)', "import '#src/areas/one/a.ts'"],
  ['src/areas/one/a.ts', 'creditlane(zones)', "export * from '#src/areas/two/a.ts'"],
  ['src/areas/two/a.ts', 'creditlane(zones)', "import '#src/app/a.ts'"],
  ['src/app/a.ts', 'creditlane(zones)', "import '#tests/setup/server.ts'"],
  ['src/app/b.ts', 'creditlane(zones)', "import '../../bench/api.mjs'"],
  ['server/services/a.ts', 'creditlane(zones)', "import '#server/routes/a.ts'"],
  ['server/services/b.ts', 'creditlane(zones)', "import '#server/http/app.ts'"],
  ['server/services/c.ts', 'creditlane(zones)', "import '../jobs/a.ts'"],
  ['server/services/d.ts', 'creditlane(zones)', "import '#src/lib/env.ts'"],
  ['server/routes/a.ts', 'creditlane(zones)', "import '#server/db/client.ts'"],
  ['server/db/a.ts', 'creditlane(zones)', "import '#server/services/a.ts'"],
  ['server/adapters/a.ts', 'creditlane(zones)', "import '#server/seed/a.ts'"],
  ['src/ui/Words.tsx', 'creditlane(untranslated-text)', 'export const Words = () => <b>Some words</b>'],
  ['src/ui/Label.tsx', 'creditlane(untranslated-text)', 'export const Label = () => <b aria-label="Some words" />'],
  ['src/ui/Address.tsx', 'creditlane(typed-address)', 'export const Address = () => <a href="/">{1}</a>'],
  ['server/services/e.ts', 'creditlane(typed-address)', 'export const mail = (id: number) => `/admin/lenders/${id}`'],
  [
    'server/services/f.ts',
    'creditlane(one-database-handle)',
    'export const open = (db: { transaction: (work: () => void) => void }) => db.transaction(() => undefined)',
  ],
  [
    'server/services/h.ts',
    'creditlane(one-database-handle)',
    "import type { Db } from '#server/db/client.ts'\nimport type { Tx } from '#server/db/transaction.ts'\nexport const claim = (db: Db) => db as Tx",
  ],
  ['src/ui/c.ts', 'creditlane(cookie-by-hand)', 'export const kept = () => document.cookie'],
  ['src/ui/d.ts', 'creditlane(import-meta-env)', 'export const mode: unknown = import.meta.env'],
  ['src/ui/e.ts', 'creditlane(scroll-answer)', 'export const up = () => window.scrollTo(0, 0)'],
  ['src/ui/Pale.tsx', 'creditlane(pale-words)', "export const sx = { color: 'error.dark' }"],
  ['src/contract/c.ts', 'creditlane(table-by-text)', 'export const names: Record<string, number> = {}'],
  ['server/services/i.ts', 'creditlane(spread-literal)', 'export const both = { ...{ a: 1 }, b: 2 }'],
  ['src/ui/k.ts', 'creditlane(spread-literal)', 'export const all = [...[1, 2], 3]'],
  ['src/ui/Bold.tsx', 'creditlane(spread-literal)', 'export const Bold = () => <b {...{ id: "a" }} />'],
  ['server/services/g.ts', 'eslint(no-restricted-properties)', "export const port = process.env['PORT']"],
  ['src/ui/f.ts', 'eslint(no-restricted-imports)', "import 'axios'"],
  ['src/ui/g.ts', 'eslint(no-console)', "console.log('here')"],
  ['src/ui/h.ts', 'import(no-default-export)', 'export default 1'],
  ['src/ui/i.ts', 'import(no-cycle)', "import { j } from './j.ts'\nexport const i = (): number => j()"],
  ['src/ui/j.ts', 'import(no-cycle)', "import { i } from './i.ts'\nexport const j = (): number => i()"],
  ['src/ui/use-on.ts', 'react-hooks(rules-of-hooks)', 'export const useOn = (on: boolean) => on && useState(0)'],
  [
    'src/ui/use-title.ts',
    'react-hooks(exhaustive-deps)',
    'export const useTitle = (t: string) => useEffect(() => show(t), [])',
  ],
  [
    'src/ui/Inner.tsx',
    'react(static-components)',
    'export function Outer() {\n  const Inner = () => <b />\n  return <Inner />\n}',
  ],
  ['src/ui/Now.tsx', 'react(purity)', 'export const Now = () => <b>{Date.now()}</b>'],
  ['tests/a.ts', 'typescript(no-floating-promises)', 'Promise.resolve(1)'],
  ['tests/b.ts', 'typescript(no-misused-promises)', '[1].forEach(async () => { await Promise.resolve(1) })'],
  ['tests/c.ts', 'typescript(no-explicit-any)', 'export const c: any = 1'],
  ['tests/d.ts', 'typescript(no-unsafe-member-access)', "export const d: unknown = JSON.parse('{}').d"],
  ['tests/e.ts', 'typescript(no-unsafe-assignment)', "export const e = JSON.parse('{}')"],
  ['tests/f.ts', 'typescript(restrict-template-expressions)', 'export const f = `${new Date()}`'],
  ['tests/g.ts', 'typescript(consistent-type-imports)', "import { B } from './b.ts'\nexport type C = B"],
  ['tests/h.ts', 'typescript(await-thenable)', 'export const h = async () => await 1'],
]

/** What the linter looks up beside them: an address of a page, and where types begin. */
const SURROUNDINGS: [path: string, text: string][] = [
  ['src/contract/pages/admin-pages.ts', "export const LENDERS = '/admin/lenders'"],
  ['tsconfig.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "allowImportingTsExtensions": true } }'],
]

interface Report {
  diagnostics: { filename: string; code: string }[]
}

/** What an import cycle, a broken zone or a lost promise would do unseen: each rule that we rely on finds its fault. */
describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'creditlane-lint-'))
  let found: string[] = []

  beforeAll(async () => {
    const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
    const files = [...FAULTS.map(([path, , text]): [string, string] => [path, text]), ...SURROUNDINGS]
    for (const [path, text] of [...files, ['.oxlintrc.json', rules.replace('"./tools', `"${ROOT}tools`)] as const]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const answer = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'server', 'tests'],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error)
    found = (JSON.parse(answer.stdout) as Report).diagnostics.map(({ filename, code }) => `${filename} ${code}`)
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(FAULTS)('%s: %s', (path, rule) => {
    expect(found).toContain(`${path} ${rule}`)
  })
})
