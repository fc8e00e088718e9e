import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Where the tables themselves are the subject, and why. */
const SUBJECT = {
  'tests/builders/': 'they make and read rows for everybody else',
  'tests/server/core/': 'the log that cannot be changed, sessions',
  'tests/server/database/': 'transactions, migrations, connections',
  'tests/setup/databases/': 'the database that tests begin with',
  'tests/structure/database/migrations.test.ts': 'tables against their migrations',
  'tests/structure/database/distribution.test.ts': 'by what each table would be spread',
  'tests/structure/database/unique-indexes.test.ts': 'which indexes there are',
  'tests/contract/rules/paise.test.ts': 'the types of columns of money',
}

/** The schema by its file, or a table by its name in the client. What a builder reads comes in the order of a field; what a client reads comes in any. */
const TABLES = /['"][^'"]*\bserver\/db\/(?:schema|all-tables)[\w/-]*\.ts['"]|\bdb\.query\.\w/
const naming = sourceFiles('tests', /\.tsx?$/)
  .filter(({ text }) => TABLES.test(text))
  .map(({ path }) => path)

describe('tables of the database', () => {
  it('are named by builders alone, so that a table can change in one place', () => {
    const allowed = Object.keys(SUBJECT)
    expect(naming.filter((path) => !allowed.some((each) => path.startsWith(each)))).toEqual([])
  })

  it('are named by everything that may name them', () => {
    const idle = Object.keys(SUBJECT).filter((each) => !naming.some((path) => path.startsWith(each)))
    expect(idle).toEqual([])
  })
})
