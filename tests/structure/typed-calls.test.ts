import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { sourceFiles } from './source-files.ts'

/** Where addresses are typed by hand on purpose: the second opinion on the table, and the whole product from outside. */
const BY_HAND = /^tests\/(?:refusals|e2e|mutation|structure)\//

/** Tests whose subject is the address itself, its header or its raw body, and what drives a process from outside. */
const SUBJECTS = [
  'tests/server/http/api-path.test.ts',
  'tests/server/core/client-network.test.ts',
  'tests/server/http/http.test.ts',
  'tests/server/core/openapi.test.ts',
  'tests/server/core/process.test.ts',
  'tests/server/database/bad-weather.test.ts',
  'tests/server/database/restarts.test.ts',
  'tests/server/services/audit/audit-log.test.ts',
  'tests/server/services/partners/admin-partners.test.ts',
  'tests/areas/partner/digital-integration.test.tsx',
  'tests/setup/product.ts',
]

const PATTERNS = Object.values(ENDPOINTS).map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** The addresses in a text that a row has; what is filled into one stands for any value. */
const typedIn = (text: string): string[] =>
  [...text.matchAll(/['"`](?:\*|\$\{[^}]*\}|https?:[\w/.]+)?(\/api\/[^'"`?\s]*)/g)]
    .map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, 'x'))
    .filter((path) => PATTERNS.some((pattern) => pattern.test(path)))

describe('addresses of the API', () => {
  const typed = sourceFiles('tests', /\.tsx?$/)
    .filter(({ path }) => !BY_HAND.test(path))
    .map(({ path, text }) => ({ path, found: typedIn(text) }))
    .filter(({ found }) => found.length > 0)

  it('are made from their rows in every test but those that they are the subject of', () => {
    expect(typed.filter(({ path }) => !SUBJECTS.includes(path))).toEqual([])
  })

  it('are still typed in each of those', () => {
    expect(SUBJECTS.filter((path) => !typed.some((each) => each.path === path))).toEqual([])
  })
})
