import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { PAGES } from '#src/contract/pages.ts'
import { dictionaries } from './source-files.ts'

const rows: [string, EndpointRow][] = Object.entries(ENDPOINTS)
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

  it('answers every path and method once', () => {
    const places = rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
