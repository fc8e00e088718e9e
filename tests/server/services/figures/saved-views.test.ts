import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { MOST_VIEWS } from '#src/contract/entities/figures/saved-view.ts'
import { removeSavedViews } from '#tests/builders/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const VIEW: BodyTo<'createSavedView'> = {
  page: 'customers-journey',
  name: 'By partner',
  shared: false,
  address: 'by=partner&preset=last_7_days',
  hidden: [{ table: 'figure-rows', columns: ['channel'] }],
}

describe.each(bothEngines())('saved views, on %s', (engine) => {
  let server: TestServer
  let first: Browser
  let second: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    first = (await server.signInAdmin(1)).browser
    second = (await server.signInAdmin(2)).browser
  })
  beforeEach(() => removeSavedViews(server))
  afterAll(() => server.close())

  const listed = (browser: Browser, page = VIEW.page) => browser.call('listSavedViews', { query: { page } })
  const saved = async (browser: Browser, changes: Partial<BodyTo<'createSavedView'>> = {}) => {
    const { status, body } = await browser.answer('createSavedView', { body: untyped({ ...VIEW, ...changes }) })
    expect([status, body]).toEqual([200, expect.anything()])
    return body as SavedView
  }

  it('are there again with their address and columns, for whoever saved them and on their page alone', async () => {
    await saved(first, { name: '  By partner ' })
    expect(await listed(first)).toMatchObject([
      { name: 'By partner', own: true, removable: true, address: VIEW.address, hidden: VIEW.hidden, gone: [] },
    ])
    expect(await listed(second)).toEqual([])
    expect(await listed(first, 'internal-report')).toEqual([])
  })

  it('the administrator alone shares; who sees a shared one opens it and changes nothing', async () => {
    expect(await second.status('createSavedView', { body: untyped({ ...VIEW, shared: true }) })).toBe(403)
    const { view_id } = await saved(first, { shared: true })
    expect(await listed(second)).toMatchObject([
      { view_id, own: false, removable: false, owner: expect.any(String) as string },
    ])
    expect(
      await second.status('updateSavedView', { params: { id: view_id }, body: { name: 'Mine', shared: false } }),
    ).toBe(403)
    expect(await second.status('removeSavedView', { params: { id: view_id } })).toBe(403)
    expect(
      await first.call('updateSavedView', { params: { id: view_id }, body: { name: 'Partners', shared: false } }),
    ).toMatchObject({
      name: 'Partners',
    })
    expect(await listed(second)).toEqual([])
    expect(await second.status('removeSavedView', { params: { id: view_id } })).toBe(404)
  })

  it('a page that somebody may not open has no views for them', async () => {
    await saved(first, { page: 'products-report', shared: true })
    expect(await listed(second, 'products-report')).toEqual([])
    expect(await second.status('createSavedView', { body: { ...VIEW, page: 'products-report' } })).toBe(403)
  })

  it('a name stands once, also when it is changed; another person may use it', async () => {
    await saved(first)
    const again = await first.answer('createSavedView', { body: untyped(VIEW) })
    expect([again.status, again.body]).toMatchObject([
      422,
      { errors: { name: 'A view with this name exists already' } },
    ])
    await saved(second)
    const { view_id } = await saved(first, { name: 'Other' })
    expect(
      await first.status('updateSavedView', { params: { id: view_id }, body: { name: 'By partner', shared: false } }),
    ).toBe(422)
    await first.call('updateSavedView', { params: { id: view_id }, body: { name: 'Other', shared: false } })
    expect(await first.status('createSavedView', { body: untyped({ ...VIEW, name: '   ' }) })).toBe(422)
  })

  it('says what it is narrowed to that is not there any more', async () => {
    await saved(first, { address: 'lender=99999999&partner=nobody&product=Old+Loans&channel=direct&source=-' })
    expect(await listed(first)).toMatchObject([{ gone: ['product', 'lender', 'partner'] }])
  })

  it('is deleted, and an address that is none is not kept', async () => {
    const { view_id } = await saved(first)
    await first.call('removeSavedView', { params: { id: view_id } })
    expect(await listed(first)).toEqual([])
    expect(await first.status('removeSavedView', { params: { id: view_id } })).toBe(404)
    for (const address of ['javascript:alert(1)//<b>', 'a b', 'x'.repeat(601)])
      expect(await first.status('createSavedView', { body: untyped({ ...VIEW, address }) })).toBe(422)
  })

  it('are so many and no more', async () => {
    for (let n = 1; n <= MOST_VIEWS; n++) await saved(first, { name: `View ${n}` })
    expect(await first.status('createSavedView', { body: untyped(VIEW) })).toBe(409)
  })
})
