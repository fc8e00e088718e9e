import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { exitLoan } from '#server/services/loans/exit-loan.ts'
import { noteExitConfirmed, noteExitRefused } from '#server/services/loans/public/exit-answers.ts'
import { getErasurePlan } from '#server/services/privacy/get-erasure-plan.ts'
import { changeApplications, storedApplications } from '#tests/builders/application.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, listApplications, startCustomer } from '../shared/journey.ts'

const at = (day: string) => new Date(`${day}T06:00:00Z`)

describe.each(engines())('how long the record of a loan that was given back stays, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  it('a year from when the lender closed it, and until then as if it ran', async () => {
    const { deps } = server
    server.clock.set(at('2026-10-16'))
    const customer = await startCustomer(server)
    bodyOf(await apply(customer))
    const [{ app_id, reference } = { app_id: '', reference: '' }] = await listApplications(customer)
    await createEvent(deps.db, { app_id, status: 'disbursed', source: 'lender', at: at('2026-10-16') })
    await changeApplications(server, { app_id }, { status: 'disbursed' })
    const rowOf = async () => {
      const [row] = await storedApplications(server, { app_id })
      if (!row) throw new Error('no application')
      return row
    }
    const until = async () => {
      const { keeps } = await getErasurePlan(deps, { user_id: customer.userId })
      return keeps.find(({ about }) => about === reference)?.until
    }
    // Twelve months, then 365 days.
    const planned = '2028-10-14T18:30:00.000Z'
    expect(await until()).toBe(planned)
    server.clock.set(at('2026-10-17'))
    await exitLoan(deps, app_id, { returned: true }, { user_id: customer.userId })
    expect(await until()).toBe(planned)
    await noteExitRefused(deps, await rowOf(), { note: null })
    expect(await until()).toBe(planned)
    server.clock.set(at('2026-10-18'))
    // Read before: the embedded engine has one connection, and the transaction has it.
    const row = await rowOf()
    expect(await transaction(deps, (deps) => noteExitConfirmed(deps, row))).toBe(true)
    expect(await until()).toMatch(/^2027-10-18T06:00:00/)
  })
})
