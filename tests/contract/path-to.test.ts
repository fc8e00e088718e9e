import { describe, expect, it } from 'vitest'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { isPlainPage, pathTo, withQuery } from '#src/contract/path-to.ts'

describe('the address of a page', () => {
  it('is the row’s own', () => {
    expect(pathTo('offers')).toBe('/user/offers')
    expect(pathTo('partnerHome')).toBe('/partner')
    expect(pathTo('landing')).toBe('/')
  })

  it('takes the parameters that the row names, and encodes them', () => {
    expect(pathTo('partners/:id', { id: 7 })).toBe('/admin/partners/7')
    expect(pathTo('csr-portal/:id/:pid', { id: 'a/b', pid: '?' })).toBe('/admin/csr-portal/a%2Fb/%3F')
  })

  it('of several, is the first that takes these parameters', () => {
    expect(pathTo('applicationStatus')).toBe('/user/application-status')
    expect(pathTo('applicationStatus', { appId: 'a1' })).toBe('/user/application-status/a1')
    expect(pathTo('lenderJourney', { lender: 'primrose-credit' })).toBe('/user/lenders-transaction/primrose-credit')
  })

  it('of a page without parameters is one of its paths', () => {
    for (const page of PAGE_KEYS.filter(isPlainPage)) expect(PAGES[page].paths).toContain(pathTo(page))
  })

  it('does not compile with a parameter missing, misspelt or too many', () => {
    // @ts-expect-error it needs an id
    pathTo('partners/:id')
    // @ts-expect-error its parameter is called id
    pathTo('partners/:id', { partner: 1 })
    // @ts-expect-error it takes none
    pathTo('offers', { id: 1 })
    // @ts-expect-error there is no such page
    expect(() => pathTo('nowhere')).toThrow()
  })
})

describe('an address with a query', () => {
  it('encodes what is given and leaves out what is not', () => {
    expect(withQuery('/redirect', { app: 'a&b', step: null, page: undefined })).toBe('/redirect?app=a%26b')
    expect(withQuery('/redirect', { app: null })).toBe('/redirect')
  })
})
