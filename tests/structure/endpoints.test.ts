import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { PAGES } from '#src/contract/pages.ts'
import { dictionaries, sourceFiles } from './source-files.ts'

const rows: [string, EndpointRow][] = Object.entries(ENDPOINTS)
/** Lists and files of the back office that must be as they are this moment. */
const NEVER_OLD: Record<string, string> = {
  listImportRows: 'the rows change while their batch is worked through, and the page follows that',
  findAnything: 'somebody is on the phone who has just signed up',
  listCsrTimeline: 'somebody is on the phone and tells what they have just done',
  listDeskTickets: 'who has a ticket decides who takes it',
  listDeskEnquiries: 'who has an enquiry decides who takes it',
  listSavedViews: 'a few rows of their own',
  downloadLenderInvoice: 'one row, and a document to send',
  downloadBankFile: 'money is paid by it',
  exportTaxReturn: 'tax is declared by it',
}
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { fields?: object } | undefined)?.fields ?? {})

describe('the table of calls', () => {
  it.each(rows)('%s is described, and names its parameters', (_, row) => {
    expect(row.summary).toMatch(/^[A-Z].{8,200}\.$|^[A-Z].{8,200}\?$/)
    expect(row.path).toMatch(/^\/api(\/([\w.-]+|\{\w+\}))+$/)
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    expect(fieldsOf(row.params).sort()).toEqual(names.sort())
  })

  it.each(rows)('%s takes a body or a query, as its method allows', (_, row) => {
    if (row.method === 'POST') return expect(row.query).toBeUndefined()
    expect([row.body, row.bodyKind]).toEqual([undefined, undefined])
    // Reading changes nothing; a file that leaves the house and a look at a person are written down all the same.
    if (row.audit !== undefined) expect(row.audit).toMatch(/[.-](export|view)$/)
  })

  it.each(rows)('%s has its permission written down', (_, row) => {
    if (row.pages) {
      expect(row.area).toBe('admin')
      for (const page of row.pages) expect(PAGES[page].area).toBe('admin')
    }
    if (row.owner !== undefined && row.owner !== 'prospect_app_id') expect(row.area).toBe('customer')
    // Only the test seams and a look at messages exist in some modes alone.
    expect(row.modes === undefined).toBe(!row.path.startsWith('/api/demo/'))
  })

  it.each(rows.filter(([, { area, method }]) => area === 'admin' && method === 'POST'))(
    '%s leaves an audit entry',
    (_, row) => {
      expect(row.audit).toBeDefined()
    },
  )

  it.each(rows.filter(([, { audit }]) => audit !== undefined))('%s has words for its entry in the log', (_, row) => {
    for (const language of ['en', 'hi'] as const)
      expect(dictionaries(language).get('audit')?.has(`actions.${row.audit}`), language).toBe(true)
  })

  it('says of every list and file of the back office whether it may be some seconds old', () => {
    const lists = rows.filter(
      ([, row]) =>
        row.area === 'admin' && row.method === 'GET' && (row.query !== undefined || row.answerKind !== undefined),
    )
    const undecided = lists.filter(([key, row]) => (row.readsReplica ?? false) === key in NEVER_OLD)
    expect(undecided.map(([key]) => key)).toEqual([])
    const known = new Set(lists.map(([key]) => key))
    expect(Object.keys(NEVER_OLD).filter((key) => !known.has(key))).toEqual([])
  })

  it('lets a replica answer reads of the back office alone', () => {
    for (const [key, { area, method, readsReplica }] of rows)
      if (readsReplica) expect([area, method], key).toEqual(['admin', 'GET'])
  })

  it('is read in a browser by what makes the calls alone: the build leaves out most of a row', () => {
    const readers = sourceFiles('src', /\.tsx?$/).filter(({ text }) => /import \{[^}]*\bENDPOINTS\b/.test(text))
    const screens = readers.filter(({ path }) => !path.startsWith('src/contract/'))
    expect(screens.map(({ path }) => path)).toEqual(['src/lib/http/http.ts'])
  })

  it('answers every path and method once', () => {
    const places = rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('a number in an address', () => {
  it('is converted by the row’s schema, and by nobody else', () => {
    const routes = sourceFiles('server/routes', /\.ts$/).filter(({ text }) => /\bNumber\((call\.)?params\./.test(text))
    const screens = sourceFiles('src', /\.tsx?$/).filter(({ text }) => /\bparams: \{[^{}]*\bString\(/.test(text))
    const schemas = sourceFiles('src/contract/endpoints', /\.ts$/).filter(({ text }) =>
      text.includes('/^[1-9]\\d{0,8}$/'),
    )
    expect([...routes, ...screens, ...schemas].map(({ path }) => path)).toEqual([])
  })
})
