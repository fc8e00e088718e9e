import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { reviewStart } from '#server/services/staff/public/review-start.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changeAdmins } from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

it.each([
  ['2027-03-31T18:29:59.999Z', '2026-12-31T18:30:00.000Z'],
  ['2027-03-31T18:30:00Z', '2027-03-31T18:30:00.000Z'],
  ['2027-06-30T12:00:00Z', '2027-03-31T18:30:00.000Z'],
  ['2027-12-31T18:30:00Z', '2027-12-31T18:30:00.000Z'],
])('the quarter of %s began at %s, in India', (now, start) => {
  expect(reviewStart(new Date(now)).toISOString()).toBe(start)
})

describe.each(engines())('the review of access on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2031-05-15T06:00:00Z'))
    const came = { state: 'active' as const, created_at: new Date('2030-01-01T06:00:00Z') }
    await changeAdmins(server, {}, { ...came, reviewed_at: null, reviewed_by: null })
  })

  const due = async (browser: Browser) => {
    const { people } = await browser.call('listStaff')
    return people.filter(({ review_due }) => review_due).map(({ admin_id }) => admin_id)
  }
  const waits = async (browser: Browser) =>
    (await browser.call('getWorkList')).items.find(({ kind }) => kind === 'access_reviews')

  it('is due of everybody who may sign in, until an administrator has said it, and again in the next quarter', async () => {
    const { browser } = await server.signInAdmin(1)
    expect((await due(browser)).sort()).toEqual([1, 2, 3])
    expect(await waits(browser)).toMatchObject({ count: 3, oldest_at: '2031-03-31T18:30:00.000Z' })
    const kept = await browser.answer('keepStaff', { params: { id: 3 } })
    expect(kept).toMatchObject({ status: 200, body: { review_due: false, reviewed_by: 'Asha Rao' } })
    await browser.call('updateStaff', { params: { id: 2 }, body: { role_id: 3, reason: 'Moves to the calls' } })
    expect(await due(browser)).toEqual([1])
    // Alone, nobody else could say it.
    await browser.call('keepStaff', { params: { id: 1 } })
    expect(await waits(browser)).toBeUndefined()
    const log = await storedAuditLog(server, { action: 'staff.keep' })
    expect(log.map(({ actor, object }) => [actor, object])).toEqual([
      ['admin:1', 'admin:3'],
      ['admin:1', 'admin:1'],
    ])
    server.clock.set(new Date('2031-06-30T18:31:00Z'))
    expect((await due((await server.signInAdmin(1)).browser)).sort()).toEqual([1, 2, 3])
    await changeAdmins(server, { admin_id: 2 }, { role_id: 2 })
  })

  it('is not said of oneself beside another administrator, nor of whoever cannot sign in', async () => {
    const { browser } = await server.signInAdmin(1)
    const other = await createAdmin(server.deps.db, {
      email: `second-${engine}@creditlane.test`,
      name: 'Neha Kulkarni',
      role_id: 1,
      password_hash: null,
    })
    expect(await browser.status('keepStaff', { params: { id: 1 } })).toBe(409)
    await browser.call('keepStaff', { params: { id: other } })
    await changeAdmins(server, { admin_id: other }, { state: 'left' })
    expect(await browser.status('keepStaff', { params: { id: other } })).toBe(409)
    expect(await due(browser)).not.toContain(other)
    expect(await browser.status('keepStaff', { params: { id: 99_999 } })).toBe(404)
    await browser.call('updateStaff', { params: { id: 1 }, body: { role_id: 1, reason: 'I say so myself' } })
    expect(await due(browser)).toContain(1)
  })

  it('counts an invitation of this quarter, and is nothing to the other roles', async () => {
    const { browser } = await server.signInAdmin(1)
    const body = { name: 'Ishan Gill', email: `ishan-${engine}@creditlane.test`, role_id: 3 }
    const { admin_id } = await browser.call('inviteStaff', { body })
    await changeAdmins(server, { admin_id }, { state: 'active' })
    expect(await due(browser)).not.toContain(admin_id)
    expect(await waits((await server.signInAdmin(2)).browser)).toBeUndefined()
  })
})
