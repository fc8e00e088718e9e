import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRow } from '#server/db/repositories/calls/calls.ts'
import { suspendUnusedStaff } from '#server/services/staff/suspend-unused-staff.ts'
import { updateStaff } from '#server/services/staff/update-staff.ts'
import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeCall, removeCalls, storedCalls } from '#tests/builders/call.ts'
import { changeHelpRequests, storedHelpRequests } from '#tests/builders/help-request.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import {
  addAdmins,
  addApprovals,
  addSavedViews,
  changeAdmins,
  removeAddedAdmins,
  removeApprovals,
  removeSavedViews,
  storedAdmins,
  storedSavedViews,
} from '#tests/builders/staff.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const REASON = 'The last day was yesterday'
const REQUEST = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'It was refused.' }
const VIEW = { page: 'products-report', address: 'days=7', shared: true } as const

describe.each(engines())('work of whoever leaves, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  const clean = async () => {
    for (const remove of [removeCalls, removeSavedViews, removeApprovals]) await remove(server)
    await changeHelpRequests(server, {}, { assigned_to: null })
    await removeAddedAdmins(server)
    for (const [admin_id, role_id] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const)
      await changeAdmins(server, { admin_id }, { role_id, state: 'active', state_since: server.clock.now() })
  }
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    await clean()
  })

  const colleague = async (name: string, role_id: number) => {
    const email = `${name.toLowerCase()}@creditlane.test`
    const now = server.clock.now()
    const since = { created_at: now, state_since: now }
    const row = await addAdmins(server, { email, name, role_id, state: 'active', password_hash: null, ...since })
    return row.admin_id
  }
  const ticketOf = async (admin_id: number, status = 'open') => {
    const { ticket } = await server.browser().call('createHelpRequest', { body: REQUEST })
    await changeHelpRequests(server, { ticket }, { assigned_to: admin_id, status })
    return ticket
  }
  let person = 0
  const call = async (admin_id: number, more: Partial<CallRow>) => {
    person += 1
    await makeCall(server, { user_id: 900_000 + person, app_id: `app-${person}`, admin_id, ...more })
  }
  const promise = (admin_id: number, kept = false) => {
    const now = server.clock.now()
    return call(admin_id, {
      started_at: now,
      ended_at: now,
      ending: 'call_back',
      promised_at: new Date(now.getTime() + days(1)),
      promised_for: admin_id,
      promise_called_at: kept ? now : null,
    })
  }
  const view = (owner_id: number, name: string, shared = true) =>
    addSavedViews(server, { ...VIEW, owner_id, name, shared, changed_at: server.clock.now() })
  const handsOf = async (ticket: string) => (await storedHelpRequests(server, { ticket }))[0]?.assigned_to
  const change = async (id: number, body: object) =>
    (await server.signInAdmin(1)).browser.answer('updateStaff', { params: { id }, body: { reason: REASON, ...body } })
  const inList = async (id: number) => {
    const { browser } = await server.signInAdmin(1)
    const { people } = await browser.call('listStaff')
    return people.find(({ admin_id }) => admin_id === id)
  }

  it('is listed, goes to the taker in the same act, and is in the log', async () => {
    const [leaver, taker] = [await colleague('Leaver', 3), await colleague('Taker', 3)]
    const [open, answered, closed] = [
      await ticketOf(leaver),
      await ticketOf(leaver, 'answered'),
      await ticketOf(leaver, 'closed'),
    ]
    await promise(leaver)
    await promise(leaver, true)
    await call(leaver, {})
    expect((await inList(leaver))?.work).toEqual({
      tickets: 2,
      enquiries: 0,
      promises: 1,
      calls: 1,
      views: 0,
      asked: 0,
    })
    const answer = await change(leaver, { state: 'left', hand_to: taker })
    expect(answer).toMatchObject({ status: 200, body: { state: 'left', work: { tickets: 0, promises: 0, calls: 0 } } })
    expect([await handsOf(open), await handsOf(answered), await handsOf(closed)]).toEqual([taker, taker, leaver])
    const promised = (await storedCalls(server)).filter(({ promised_at }) => promised_at !== null)
    expect(promised.map(({ promised_for, promise_called_at }) => [promised_for, promise_called_at === null])).toEqual(
      expect.arrayContaining([
        [taker, true],
        [leaver, false],
      ]),
    )
    expect(await storedCalls(server, { ended_at: null })).toEqual([])
    const log = await storedAuditLog(server)
    const assigned = log.filter(({ action }) => action === 'ticket.assign')
    expect(assigned.map(({ actor, object }) => [actor, object]).sort()).toEqual(
      [open, answered].map((ticket) => ['admin:1', `ticket:${ticket}`]).sort(),
    )
    expect(log.find(({ action }) => action === 'staff.update')?.after).toMatchObject({
      tickets: 2,
      promises: 1,
      calls: 1,
      hand_to: taker,
    })
  })

  it('waits for everybody where nobody is named, and where the taker may not open its page', async () => {
    const leaver = await colleague('Leaver', 3)
    const ticket = await ticketOf(leaver)
    await promise(leaver)
    expect((await change(leaver, { state: 'left', hand_to: 2 })).status).toBe(200)
    expect(await handsOf(ticket)).toBeNull()
    const [promised] = await storedCalls(server)
    expect(promised?.promised_for).toBeNull()
    const other = await colleague('Other', 3)
    const second = await ticketOf(other)
    expect((await change(other, { state: 'suspended' })).status).toBe(200)
    expect(await handsOf(second)).toBeNull()
  })

  it('is not given to whoever leaves, cannot sign in or is unknown, and then nothing has happened', async () => {
    const [leaver, gone] = [await colleague('Leaver', 3), await colleague('Gone', 3)]
    const ticket = await ticketOf(leaver)
    await change(gone, { state: 'suspended' })
    for (const hand_to of [leaver, gone, 987_654]) {
      const answer = await change(leaver, { state: 'left', hand_to })
      expect(answer).toMatchObject({ status: 422, body: { errors: { hand_to: expect.any(String) as string } } })
    }
    expect(await handsOf(ticket)).toBe(leaver)
    expect((await inList(leaver))?.state).toBe('active')
  })

  it('of a call that is on the line: it was cut off, and the person may be called by others', async () => {
    const leaver = await colleague('Leaver', 3)
    await call(leaver, { started_at: server.clock.now() })
    await change(leaver, { state: 'suspended' })
    const [row] = await storedCalls(server)
    expect(row?.ending).toBe('dropped')
    expect(row?.ended_at).not.toBeNull()
  })

  it('goes on with somebody who keeps the page, and not with a role that does not open it', async () => {
    const mover = await colleague('Mover', 3)
    const ticket = await ticketOf(mover)
    await change(mover, { role_id: 1 })
    expect(await handsOf(ticket)).toBe(mover)
    await change(mover, { role_id: 2, hand_to: 3 })
    expect(await handsOf(ticket)).toBe(3)
  })

  it('keeps shared views with an administrator, under a free name, and deletes what nobody else saw', async () => {
    const leaver = await colleague('Leaver', 1)
    await view(leaver, 'Partners')
    await view(leaver, 'Mine', false)
    await view(1, 'Partners')
    await view(1, 'Partners (Leaver)')
    await change(leaver, { state: 'suspended' })
    expect(await storedSavedViews(server, { owner_id: leaver })).toHaveLength(2)
    await change(leaver, { state: 'left' })
    const left = await storedSavedViews(server)
    expect(left.map(({ owner_id, name }) => [owner_id, name]).sort()).toEqual([
      [1, 'Partners'],
      [1, 'Partners (Leaver 2)'],
      [1, 'Partners (Leaver)'],
    ])
  })

  it('that waits for a second person goes on waiting, and somebody else may agree', async () => {
    const leaver = await colleague('Leaver', 1)
    await addApprovals(server, {
      kind: 'rule',
      target: 'terms',
      body: { kind: 'terms', on: false },
      reason: REASON,
      asked_by: leaver,
      shown: { about: 'terms', before: { on: true }, after: { on: false } },
      asked_at: server.clock.now(),
    })
    expect((await inList(leaver))?.work.asked).toBe(1)
    await change(leaver, { state: 'left' })
    await colleague('Other', 1)
    const seenBy = async (who: 1 | { email: string }) =>
      (await (await server.signInAdmin(who)).browser.call('listApprovals')).waiting
    const may = { may_approve: true, may_approve_from: null }
    expect(await seenBy({ email: 'other@creditlane.test' })).toMatchObject([may])
    // Whoever changed the access of the leaver is no second person for a while.
    expect(await seenBy(1)).toMatchObject([{ may_approve: false, may_approve_from: expect.any(String) as string }])
  })

  it('waits for everybody once somebody was not seen for 45 days', async () => {
    const away = await colleague('Away', 3)
    const ticket = await ticketOf(away)
    server.clock.set(new Date(server.clock.now().getTime() + days(46)))
    await suspendUnusedStaff(server.deps)
    expect(await handsOf(ticket)).toBeNull()
    const entry = (await storedAuditLog(server)).find(({ object }) => object === `admin:${away}`)
    expect(entry).toMatchObject({ actor: 'creditlane', after: { state: 'suspended', tickets: 1 } })
  })

  it('is never in the hands of somebody who cannot do it, whatever is done', async () => {
    const people = [1, 2, 3, await colleague('One', 1), await colleague('Other', 3)]
    const tickets = [await ticketOf(3), await ticketOf(3), await ticketOf(1)]
    const act = fc.record({
      on: fc.nat(4),
      to: fc.option(fc.nat(4)),
      change: fc.constantFrom(
        { role_id: 1 as const },
        { role_id: 2 as const },
        { role_id: 3 as const },
        { state: 'suspended' as const },
        { state: 'active' as const },
        { state: 'left' as const },
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        for (const [at, admin_id] of people.entries())
          await changeAdmins(server, { admin_id }, { role_id: [1, 2, 3, 1, 3][at] ?? 3, state: 'active' })
        for (const [at, ticket] of tickets.entries())
          await changeHelpRequests(server, { ticket }, { assigned_to: [3, 3, 1][at] ?? null, status: 'open' })
        for (const { on, to, change } of acts)
          for (const by of [1, people[3] ?? 0])
            await updateStaff(
              server.deps,
              people[on] ?? 0,
              {
                ...change,
                hand_to: to === null ? null : (people[to] ?? 0),
              },
              { admin_id: by },
            ).catch(() => null)
        const open = (await storedHelpRequests(server)).filter(({ status }) => status !== 'closed')
        const admin_id = open.flatMap(({ assigned_to }) => assigned_to ?? [])
        for (const { state, role_id } of await storedAdmins(server, { admin_id }))
          expect([state, isAdminRole(role_id) && canOpen(role_id, 'ticket-desk')]).toEqual(['active', true])
      }),
      { numRuns: 12 },
    )
  })
})
