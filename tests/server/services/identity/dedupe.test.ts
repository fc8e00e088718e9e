import { describe, expect, it } from 'vitest'
import { days, hours } from '#src/contract/rules/time.ts'
import { changeApplications, storedApplications } from '#tests/builders/application.ts'
import { addDedupeChecks } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, startCustomer } from '../shared/journey.ts'

const OTHER_PHONE = '9876501234'

describe.each(engines())('looks for duplicates on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const logs = (query: QueryTo<'listDedupeChecks'> = {}) => admin.call('listDedupeChecks', { query })
  const brief = async (query: QueryTo<'listDedupeChecks'> = {}) =>
    (await logs(query)).rows.map(({ user_id, source, result, detail, matched_on }) => ({
      user_id,
      source,
      result,
      detail,
      matched_on,
    }))

  it('a completed profile is compared by its PAN with every other customer', async () => {
    const first = await startCustomer(server)
    const second = await startCustomer(server, { email: 'b@sentinel.in' }, OTHER_PHONE)
    expect(await brief()).toEqual([
      { user_id: second.userId, source: 'marketplace', result: 'duplicate', detail: 'same_pan', matched_on: ['pan'] },
      { user_id: first.userId, source: 'marketplace', result: 'clear', detail: 'profile', matched_on: [] },
    ])
    const [row] = (await logs()).rows
    expect(row).toMatchObject({ found: String(first.userId), pan: 'HIGP*****A', reference: null })
    await second.browser.call('updateUser', { params: { id: second.userId }, body: { employer_name: 'Red Lotus' } })
    expect((await logs()).total).toBe(2)
    await second.browser.call('updateUser', { params: { id: second.userId }, body: { tin: 'HIGPQ4322A' } })
    expect((await brief())[0]).toMatchObject({ user_id: second.userId, result: 'clear' })
  })

  it('the same PAN is not sent to the same lender again while the first is open, nor soon after', async () => {
    const first = await startCustomer(server)
    bodyOf(await apply(first))
    const second = await startCustomer(server, { email: 'b@sentinel.in' }, OTHER_PHONE)
    const before = (await storedApplications(server)).length
    const refused = await apply(second)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'conflict', message: /another lender/ }])
    expect(await storedApplications(server)).toHaveLength(before)
    expect((await brief({ search: second.userId }))[0]).toEqual({
      user_id: second.userId,
      source: 'marketplace',
      result: 'duplicate',
      detail: 'open_application',
      matched_on: ['pan'],
    })
    bodyOf(await apply(second, 18))

    const decide = (status: string) =>
      changeApplications(server, { user_id: first.userId }, { status, updated_at: server.clock.now() })
    await decide('rejected')
    expect((await apply(second)).status).toBe(409)
    expect((await brief({ search: second.userId, result: 'duplicate' }))[0]?.detail).toBe('recent_application')
    server.clock.set(new Date(server.clock.now().getTime() + days(91)))
    const later = await startCustomer(server, { email: 'c@sentinel.in' }, '9876501235')
    expect((await apply(later)).status).toBe(200)
  })

  it('what was taken back does not stand in the way', async () => {
    const customer = await startCustomer(server)
    const { data } = bodyOf<{ data: { app_id: string } }>(await apply(customer))
    await customer.browser.call('withdrawApplication', { params: { appId: data.app_id } })
    const fresh = await customer.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
    expect((await apply({ ...customer, appId: fresh.app_id })).status).toBe(200)
  })

  it('of two with one PAN at the same instant one goes out', async () => {
    const first = await startCustomer(server)
    const second = await startCustomer(server, { email: 'b@sentinel.in' }, OTHER_PHONE)
    const answers = await Promise.all([apply(first), apply(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it("the lender's own answer is kept beside ours", async () => {
    const known = await startCustomer(server, { tin: 'HIGPQ4321K' })
    await getOffers(known)
    const { data } = bodyOf<{ data: { status: string; reference: string } }>(await apply(known))
    expect(data.status).toBe('rejected')
    const { rows, total } = await logs({ search: data.reference.toLowerCase() })
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({
      source: 'lender',
      result: 'duplicate',
      matched_on: ['pan', 'mobile'],
      reference: data.reference,
    })
    expect(rows[1]).toMatchObject({ source: 'marketplace', result: 'clear', detail: 'application' })
    expect(rows[0]?.lender_name).toBe(rows[1]?.lender_name)
    const part = (rows[0]?.lender_name ?? '').slice(1, -1).toUpperCase()
    expect((await logs({ search: part })).total).toBe(2)
    expect((await logs({ search: '%' })).total).toBe(0)
  })

  it('is filtered and paged by the server, and never tells a name', async () => {
    const customer = await startCustomer(server)
    const at = server.clock.now()
    await addDedupeChecks(
      server,
      Array.from({ length: 60 }, (_, each) => ({
        user_id: customer.userId,
        source: 'lender' as const,
        result: each % 2 === 0 ? ('clear' as const) : ('duplicate' as const),
        detail: 'lender_answer',
        at: new Date(at.getTime() - days(each)),
      })),
    )
    const seen = [...(await logs({ source: 'lender' })).rows, ...(await logs({ source: 'lender', page: 2 })).rows]
    const third = await logs({ source: 'lender', page: 3 })
    expect([third.total, third.rows.length]).toEqual([60, 10])
    expect(new Set([...seen, ...third.rows].map(({ check_id }) => check_id)).size).toBe(60)
    expect((await logs({ source: 'lender', result: 'duplicate' })).total).toBe(30)
    const day = new Date(at.getTime() - days(5) + hours(5.5)).toISOString().slice(0, 10)
    expect((await logs({ source: 'lender', from: day, to: day })).total).toBe(1)
    expect((await logs({ search: 999 })).total).toBe(0)
    const file = await admin.call('exportDedupeChecks', { query: { source: 'lender', result: 'duplicate' } })
    expect(String(file).trim().split('\r\n')).toHaveLength(31)
    expect(String(file)).toContain(`,${customer.userId},HIGP*****A,`)
    expect(JSON.stringify(await logs())).not.toMatch(/Ananya|Quillfeather|HIGPQ4321A|9876543210|sentinel/)
    for (const bad of [
      { page: 0 },
      { page: 'x' },
      { size: 7 },
      { sort: 'pan' },
      { search: '' },
      { search: 'a'.repeat(81) },
      { source: 'us' },
      { result: 'maybe' },
      { from: '1-1-26' },
      { from: '2026-02-31' },
      { x: 1 },
    ])
      expect([bad, await admin.status('listDedupeChecks', { query: untyped(bad) })]).toEqual([bad, 422])
  })
})
