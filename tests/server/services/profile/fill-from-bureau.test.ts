import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BureauPerson } from '#server/adapters/bureau/credit-bureau.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { given } from '../shared/journey.ts'

const PAN = 'HIGPQ4321A'

describe('a form filled in by the credit bureau', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const person = async (tin = PAN, destination = '9876543210') => {
    const { browser, userId: id } = await server.signInCustomer({ destination })
    await browser.call('updateUser', { params: { id }, body: { tin } })
    const agree = () => browser.call('giveConsent', { body: given('credit_score')[0] })
    return { browser, params: { id }, agree }
  }
  const onRecord = (record: BureauPerson) => {
    const { bureau } = server.deps
    server.deps.bureau = { ...bureau, person: () => Promise.resolve(record) }
    return () => void (server.deps.bureau = bureau)
  }

  it('has name, masked birth date, address and EMIs, of which the surname fits the PAN', async () => {
    const { browser, params, agree } = await person()
    await agree()
    const { data, filling } = await browser.call('fillFromBureau', { params })
    expect(filling).toEqual({
      state: 'known',
      fields: ['first_name', 'last_name', 'birth_date', 'address1', 'postal_code', 'emi'],
      birth_date: expect.stringMatching(/^\d\d-\d\d-\d{4}$/) as string,
    })
    expect(filling.birth_date.slice(6)).toBe(data.birth_date.slice(6))
    // In clear in this one answer: a second finds nothing to fill in.
    expect((await browser.call('fillFromBureau', { params })).filling).toEqual({
      state: 'known',
      fields: [],
      birth_date: '',
    })
    expect(data.last_name).toBe('Qureshi')
    expect(data.birth_date).toMatch(/^\*\*-\*\*-\d{4}$/)
    expect([data.first_name, data.address1, data.postal_code].filter((text) => text === '')).toEqual([])
    expect((await browser.call('getUser', { params })).data).toEqual(data)
  })

  it('leaves alone what was typed, and takes nothing that could not have been typed', async () => {
    const { browser, params, agree } = await person()
    await agree()
    await browser.call('updateUser', { params, body: { first_name: 'Noor' } })
    const stop = onRecord({ first_name: 'Asha', last_name: 'Q4', address1: '<b>9</b>', postal_code: '560034' })
    const { data, filling } = await browser.call('fillFromBureau', { params })
    stop()
    expect(filling).toEqual({ state: 'known', fields: ['postal_code'], birth_date: '' })
    expect(data).toMatchObject({ first_name: 'Noor', last_name: '', address1: '', postal_code: '560034' })
  })

  it.each([
    ['a PAN of somebody with another number', 'OTHPQ4321A', 'unknown'],
    ['nobody that the bureau knows', 'NILPQ4321A', 'unknown'],
    ['a bureau that is down', 'ERRPQ4321A', 'unavailable'],
  ])('stays empty for %s', async (_case, tin, state) => {
    const { browser, params, agree } = await person(tin)
    await agree()
    const { data, filling } = await browser.call('fillFromBureau', { params })
    expect(filling).toEqual({ state, fields: [], birth_date: '' })
    expect(data).toMatchObject({ first_name: '', postal_code: '', emi: '' })
  })

  it('asks nobody without consent, without a PAN, or for who has proven no number', async () => {
    const { browser, params, agree } = await person()
    const asked: unknown[] = []
    const { bureau } = server.deps
    server.deps.bureau = { ...bureau, person: (enquiry) => (asked.push(enquiry), bureau.person(enquiry)) }
    expect(await browser.answer('fillFromBureau', { params })).toMatchObject({
      status: 422,
      body: { code: 'consent_missing' },
    })
    await agree()
    await browser.call('updateUser', { params, body: { tin: '' } })
    expect(await browser.answer('fillFromBureau', { params })).toMatchObject({ status: 409 })
    const byEmail = await server.signInCustomer({ destination: 'noor@mail.in', channel: 'email' })
    const own = { id: byEmail.userId }
    await byEmail.browser.call('updateUser', { params: own, body: { tin: PAN, mobile_phone_number: '9876500001' } })
    await byEmail.browser.call('giveConsent', { body: given('credit_score')[0] })
    expect((await byEmail.browser.call('fillFromBureau', { params: own })).filling.state).toBe('unknown')
    expect(asked).toEqual([])
    server.deps.bureau = bureau
  })
})
