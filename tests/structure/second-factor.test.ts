import { expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'

const rows: [string, EndpointRow][] = Object.entries(ENDPOINTS)
/** Acts of those who work for somebody else: staff, and people of partners. */
const acts = rows.filter(([, { area, method }]) => method === 'POST' && (area === 'admin' || area === 'partner'))

/** Every field of a body or an answer, however deep. */
function fieldsIn(schema: unknown): string[] {
  const { fields, innerType } = (schema ?? {}) as { fields?: Record<string, unknown>; innerType?: unknown }
  const own = Object.entries(fields ?? {}).flatMap(([name, field]) => [name, ...fieldsIn(field)])
  return innerType === undefined ? own : [...own, ...fieldsIn(innerType)]
}

/** Answered: whoever reads it can act with it. */
const HANDED_OUT = ['secret', 'signing', 'token', 'recovery_codes']
/** Sent: who somebody is here, and what they may do. */
const SAID = ['role_id', 'rights', 'password', 'new_password']
/** What the act is done to: people, their sign-ins, keys and addresses that are told what happens. */
const OF_POWER = /\/(staff|people|users?|sessions|sign-ins|api-keys|webhooks|second-factor|masquerade|password)(\/|$)/

/** Whether an act gives or takes power, by what it takes, answers and is done to. */
const looksLikePower = ({ path, body, response }: EndpointRow): boolean =>
  OF_POWER.test(path) ||
  fieldsIn(response).some((name) => HANDED_OUT.includes(name)) ||
  fieldsIn(body).some((name) => SAID.includes(name))

it.each(acts.filter(([, row]) => looksLikePower(row)))('%s says whether it asks for a code', (_, row) => {
  expect(row.secondFactor).toBeDefined()
})

it('asks for a code before keys, secrets, people and places of others', () => {
  const asking = acts.filter(([, { secondFactor }]) => secondFactor === 'power' || secondFactor === 'factor')
  // It makes a partner, with somebody who signs in.
  expect(asking.filter(([, row]) => !looksLikePower(row)).map(([key]) => key)).toEqual(['approveMerchantRequest'])
  // What hands out a key or the place of another asks, or says in its row that it gives nothing.
  expect(asking.map(([key]) => key)).toEqual(
    expect.arrayContaining(['createApiKey', 'createWebhook', 'startMasquerade', 'updateStaff', 'beginFactor']),
  )
})
