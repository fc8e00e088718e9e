import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { addAnySlab, changeLenders, leaveUntold, storedLenders, UNTOLD } from '#tests/builders/catalogue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const ID = 3

describe('a lender that goes live while something is open', () => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer()
  })
  beforeEach(async () => {
    await server.reset()
    admin = (await server.signInAdmin(1)).browser
    await addAnySlab(server, ID)
    await leaveUntold(server)
    await set(0)
  })
  afterAll(() => server.close())

  const body = (value: 0 | 1, without?: LenderProperty[]) => ({
    body: { lender_id: ID, property: 'lender_status' as const, value, without },
  })
  const set = (value: 0 | 1, without?: LenderProperty[]) => admin.call('updateLender', body(value, without))
  const record = () => admin.call('getAdminLender', { params: { lenderId: ID } })
  const change = (values: Parameters<typeof changeLenders>[2]) => changeLenders(server, { lender_id: ID }, values)

  it.each<[string, LenderProperty[] | undefined]>([
    ['nothing', undefined],
    ['part of it', ['keeps_fee']],
    ['something else', ['keeps_fee', 'website']],
    ['more than that', ['keeps_fee', 'working_since', 'website']],
  ])('is refused where %s is signed, and told what is open', async (_, without) => {
    await change({ keeps_fee: '' })
    expect(await admin.refusal('updateLender', body(1, without))).toMatchObject({
      status: 409,
      body: {
        code: 'warnings_unsigned',
        errors: {
          value:
            'Whoever switches this lender on confirms that it goes live without: Keeps the processing fee on a cooling-off cancellation, Partner since',
          without: 'keeps_fee,working_since',
        },
      },
    })
    expect((await record()).lender_status).toBe(0)
  })

  it('is on with what is open signed, and its record says when, by whom and without what', async () => {
    await change({ keeps_fee: '' })
    await set(1, ['working_since', 'keeps_fee'])
    const at = (await storedAuditLog(server)).at(-1)?.at.toISOString()
    expect(await record()).toMatchObject({
      lender_status: 1,
      signature: { at, by: 'Asha Rao', without: ['keeps_fee', 'working_since'] },
    })
    // What is told later does not change what was signed; switched off, nobody goes without anything.
    await admin.call('updateLender', { body: { lender_id: ID, property: 'working_since', value: '2024-04-01' } })
    expect((await record()).signature?.without).toEqual(['keeps_fee', 'working_since'])
    await set(0)
    expect((await record()).signature).toBeNull()
    await set(1, ['keeps_fee'])
    expect((await record()).signature?.without).toEqual(['keeps_fee'])
    await admin.call('removeLender', { body: { lender_id: ID } })
    await admin.call('restoreLender', { params: { lenderId: ID } })
    expect(await record()).toMatchObject({ lender_status: 1, signature: { without: ['keeps_fee'] } })
  })

  it('signs nothing where nothing is open', async () => {
    await set(1, UNTOLD)
    await set(0)
    await change({ working_since: '2024-04-01' })
    expect(await admin.refusal('updateLender', body(1, UNTOLD))).toMatchObject({
      status: 409,
      body: {
        code: 'warnings_unsigned',
        errors: { value: 'What you confirmed has been filled in meanwhile. Switch the lender on again', without: '' },
      },
    })
    await set(1)
    // Not the signature of the time before.
    expect(await record()).toMatchObject({ lender_status: 1, signature: null })
  })

  it('stays on, whatever is open later, and asks for the law’s needs first', async () => {
    await set(1, UNTOLD)
    await change({ keeps_fee: '' })
    await admin.call('updateLender', { body: { lender_id: ID, property: 'priority', value: 4 } })
    await set(1)
    expect((await storedLenders(server, { lender_id: ID }))[0]?.lender_status).toBe(1)
    await set(0)
    await change({ website: '' })
    expect(await admin.refusal('updateLender', body(1))).toMatchObject({ status: 422, body: { code: 'validation' } })
  })
})
