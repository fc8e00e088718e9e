import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { MOST_VIEWS } from '#src/contract/entities/figures/saved-view.ts'
import { savedViews } from '#server/db/schema-facts.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const LIST = '/api/report-views'
const VIEW = {
  page: 'customers-journey',
  name: 'By partner',
  shared: false,
  address: 'by=partner&preset=last_7_days',
  hidden: [{ table: 'figure-rows', columns: ['channel'] }],
}

describe.each(engines())('saved views, on %s', (engine) => {
  let server: TestServer
  let first: Browser
  let second: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    first = (await server.signInAdmin(1)).browser
    second = (await server.signInAdmin(2)).browser
  })
  beforeEach(() => server.deps.db.delete(savedViews))
  afterAll(() => server.close())

  const listed = async (browser: Browser, page = VIEW.page) =>
    (await browser.get(`${LIST}?page=${page}`)).body as SavedView[]
  const saved = async (browser: Browser, changes: Partial<typeof VIEW> = {}) => {
    const { status, body } = await browser.post(LIST, { ...VIEW, ...changes })
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
    expect((await second.post(LIST, { ...VIEW, shared: true })).status).toBe(403)
    const { view_id } = await saved(first, { shared: true })
    expect(await listed(second)).toMatchObject([
      { view_id, own: false, removable: false, owner: expect.any(String) as string },
    ])
    expect((await second.post(`${LIST}/${view_id}`, { name: 'Mine', shared: false })).status).toBe(403)
    expect((await second.post(`${LIST}/${view_id}/remove`, {})).status).toBe(403)
    expect((await first.post(`${LIST}/${view_id}`, { name: 'Partners', shared: false })).body).toMatchObject({
      name: 'Partners',
    })
    expect(await listed(second)).toEqual([])
    expect((await second.post(`${LIST}/${view_id}/remove`, {})).status).toBe(404)
  })

  it('a page that somebody may not open has no views for them', async () => {
    await saved(first, { page: 'products-report', shared: true })
    expect(await listed(second, 'products-report')).toEqual([])
    expect((await second.post(LIST, { ...VIEW, page: 'products-report' })).status).toBe(403)
  })

  it('a name stands once, also when it is changed; another person may use it', async () => {
    await saved(first)
    const again = await first.post(LIST, VIEW)
    expect([again.status, again.body]).toMatchObject([
      422,
      { errors: { name: 'You have a view of this name already' } },
    ])
    await saved(second)
    const { view_id } = await saved(first, { name: 'Other' })
    expect((await first.post(`${LIST}/${view_id}`, { name: 'By partner', shared: false })).status).toBe(422)
    expect((await first.post(`${LIST}/${view_id}`, { name: 'Other', shared: false })).status).toBe(200)
    expect((await first.post(LIST, { ...VIEW, name: '   ' })).status).toBe(422)
  })

  it('says what it is narrowed to that is not there any more', async () => {
    await saved(first, { address: 'lender=99999999&partner=nobody&product=Old+Loans&channel=direct&source=-' })
    expect(await listed(first)).toMatchObject([{ gone: ['product', 'lender', 'partner'] }])
  })

  it('is deleted, and an address that is none is not kept', async () => {
    const { view_id } = await saved(first)
    expect((await first.post(`${LIST}/${view_id}/remove`, {})).status).toBe(200)
    expect(await listed(first)).toEqual([])
    expect((await first.post(`${LIST}/${view_id}/remove`, {})).status).toBe(404)
    for (const address of ['javascript:alert(1)//<b>', 'a b', 'x'.repeat(601)])
      expect((await first.post(LIST, { ...VIEW, address })).status).toBe(422)
  })

  it('are so many and no more', async () => {
    for (let n = 1; n <= MOST_VIEWS; n++) await saved(first, { name: `View ${n}` })
    expect((await first.post(LIST, VIEW)).status).toBe(409)
  })
})
