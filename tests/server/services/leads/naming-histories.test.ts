import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOwnPending } from '#server/db/repositories/leads/lead-namings.ts'
import { listLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import { createTouchRow } from '#server/db/repositories/leads/touches.ts'
import { createCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import { createApiLead } from '#server/services/integration/create-api-lead.ts'
import { attributeLead } from '#server/services/leads/attribute-lead.ts'
import { confirmNamings } from '#server/services/leads/confirm-namings.ts'
import { forgetLeads } from '#server/services/leads/forget-leads.ts'
import { notifyNamedPerson } from '#server/services/leads/notify-named-person.ts'
import { openNaming } from '#server/services/leads/public/naming-contact.ts'
import { refuseNaming } from '#server/services/leads/refuse-naming.ts'
import { destinationIndex } from '#server/services/shared/destination-index.ts'
import { holderOf, NAMING_DAYS, REFUSAL_DAYS } from '#src/contract/attribution.ts'
import type { Touch } from '#src/contract/attribution.ts'
import { API_CONSENT_VERSION } from '#src/contract/entities/integration/partner-integration.ts'
import { days } from '#src/contract/rules/time.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const START = Date.UTC(2026, 10, 2, 6)
const PRODUCT = 'Personal Loans'

const partner = fc.constantFrom(1, 2)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('name' as const), partner }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('follow' as const), partner }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign in' as const), partner }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), partner }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), partner }) },
)
const history = fc.array(fc.tuple(step, fc.constantFrom(0.6, 3, 6.5, 8, 41, 91)), { minLength: 3, maxLength: 9 })

describe.each(engines())('histories of namings on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  it('nothing but links, and namings that the person’s own code confirmed in time, decides whose lead it is', async () => {
    let number = 9_600_000_000
    const { deps, clock } = server
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        number += 1
        const destination = String(number)
        const contact = { channel: 'mobile', destination } as const
        const person = destinationIndex(deps, 'mobile', destination)
        const made = { ...contact, partner: 'cl', language: 'en', now: new Date(START) } as const
        const customer = await createCustomer(deps.db, deps.vault, made)
        // What the rule knows: links, and what was confirmed. What only waits stands beside it.
        const touches: Touch[] = []
        const waiting = new Map<number, number>()
        const refused = new Map<number, number>()
        let day = 0
        for (const [{ kind, partner: by }, later] of steps) {
          day += later
          clock.set(new Date(START + days(day)))
          const holder = holderOf(touches, [])
          if ((waiting.get(by) ?? 0) <= day) waiting.delete(by)
          if (kind === 'name') {
            const consent = { consent: true, consent_text_version: API_CONSENT_VERSION } as const
            const input = { mobile: destination, name: 'Asha Rao', product_type: PRODUCT, ...consent } as const
            // A key of its own for each, so that no day's allowance ends the history.
            const caller = { partner_id: by, key_id: number, sandbox: false }
            const { outcome } = await createApiLead(deps, input, null, caller)
            const holds = holder?.partner_id === by && holder.held_until > START + days(day)
            const barred = (refused.get(by) ?? -1_000) + REFUSAL_DAYS > day
            expect(outcome).toBe(holds ? 'yours' : barred ? 'refused' : 'pending')
            if (outcome === 'pending' && !waiting.has(by)) waiting.set(by, day + NAMING_DAYS)
            for (const { naming_id } of await listOwnPending(deps.db, by, person, clock.now()))
              await notifyNamedPerson(deps, { naming_id })
          } else if (kind === 'follow') {
            const at = clock.now()
            touches.push({ touch_id: touches.length, partner_id: by, at: START + days(day) })
            await transaction(deps, async (deps) => {
              const touch = {
                partner_id: by,
                channel: 'link',
                product_type: PRODUCT,
                visit: `${number} ${day}`,
              } as const
              await createTouchRow(deps.db, { ...touch, phone_index: person, at })
              await attributeLead(deps, customer, PRODUCT)
            })
          } else if (kind === 'sign in') {
            for (const [each, until] of waiting)
              if (until > day) touches.push({ touch_id: touches.length, partner_id: each, at: START + days(day) })
            waiting.clear()
            await transaction(deps, (deps) => confirmNamings(deps, customer, contact))
          } else if (kind === 'refuse') {
            const [pending] = await listOwnPending(deps.db, by, person, clock.now())
            expect(pending !== undefined).toBe(waiting.has(by))
            if (pending) await refuseNaming(deps, openNaming(deps.vault, pending)?.code ?? '')
            if (waiting.delete(by)) refused.set(by, day)
          } else await forgetLeads(deps, { day: `sweep ${number} ${day}`, batch: 1 })
          const [lead] = await listLeadsOfPerson(deps.db, person, PRODUCT)
          const expected = holderOf(touches, [])
          expect(lead?.partner_id).toBe(expected?.partner_id)
          if (lead && expected)
            expect(Math.abs(lead.first_touch_at.getTime() - expected.first_touch_at)).toBeLessThan(days(0.2))
        }
      }),
      { numRuns: 25, seed: 20_261_102 },
    )
  })
})
