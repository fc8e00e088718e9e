import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VoucherRow } from '#server/db/repositories/catalogue/vouchers.ts'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { days } from '#src/contract/rules/time.ts'
import {
  addVouchers,
  changeVouchers,
  removeVouchers,
  storedVoucherClaims,
  storedVouchers,
} from '#tests/builders/catalogue.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

describe.each(engines())('vouchers on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    await removeVouchers(server)
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  const addVoucher = async (changes: Partial<VoucherRow> = {}): Promise<number> => {
    const row = await addVouchers(server, {
      merchant: 'Annapurna Kirana',
      title: '₹150 off groceries',
      category: 'groceries',
      terms: 'For bills from ₹1,000.',
      code_prefix: 'ANNA',
      stock: 5,
      valid_until: new Date(server.clock.now().getTime() + days(1)),
      ...changes,
    })
    return row.voucher_id
  }
  const claim = (browser: Browser, id: number) => browser.answer('claimVoucher', { params: { voucherId: id } })
  const stockOf = async (id: number) => (await storedVouchers(server, { voucher_id: id }))[0]?.stock
  const person = async (n: number) =>
    (await server.signInCustomer({ destination: `98765${String(n).padStart(5, '0')}` })).browser

  it('shows what is on to everybody, by store and without the stock', async () => {
    await addVoucher({ merchant: 'Yatra Stay', category: 'travel', stock: 0 })
    const first = await addVoucher()
    await addVoucher({ valid_until: server.clock.now() })
    await addVoucher({ status: 0 })
    const { data } = await server.browser().call('listVouchers')
    expect(data.map(({ merchant, available }) => [merchant, available])).toEqual([
      ['Annapurna Kirana', true],
      ['Yatra Stay', false],
    ])
    expect(data[0]).not.toHaveProperty('stock')
    const only = await server.browser().call('listVouchers', { query: { category: 'groceries' } })
    expect(only.data.map(({ voucher_id }) => voucher_id)).toEqual([first])
    expect(await server.browser().refusal('listVouchers', { query: untyped({ category: 'guns' }) })).toMatchObject({
      status: 422,
    })
  })

  it('gives the last one to exactly one of twenty people', async () => {
    const id = await addVoucher({ stock: 1 })
    const people: Browser[] = []
    for (let n = 0; n < 20; n += 1) people.push(await person(n))
    const answers = await Promise.all(people.map((each) => claim(each, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await stockOf(id)).toBe(0)
    expect(await storedVoucherClaims(server)).toHaveLength(1)
  })

  it('gives one person one code, however often and however fast they ask', async () => {
    const id = await addVoucher()
    const browser = await person(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(browser, id)))
    const codes = new Set(answers.map((each) => bodyOf<{ data: VoucherClaim }>(each).data.code))
    expect(codes.size).toBe(1)
    expect([...codes][0]).toMatch(/^ANNA-[2-9A-HJ-NP-Z]{10}$/)
    expect(await stockOf(id)).toBe(4)
  })

  it('says why a voucher cannot be had, and keeps what was claimed after its end', async () => {
    const browser = await person(1)
    const gone = await addVoucher({ stock: 0 })
    const ended = await addVoucher({ valid_until: server.clock.now() })
    const off = await addVoucher({ status: 0 })
    expect(await claim(browser, gone)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    for (const id of [ended, off])
      expect(await claim(browser, id)).toMatchObject({ status: 409, body: { code: 'offer_unavailable' } })
    expect(await claim(browser, 999_999)).toMatchObject({ status: 404 })
    const own = await addVoucher()
    const { data } = bodyOf(await claim(browser, own))
    await changeVouchers(server, { voucher_id: own }, { status: 0 })
    expect(bodyOf(await claim(browser, own))).toEqual({ data })
    expect(await browser.call('listVoucherClaims')).toEqual({ data: [data] })
    expect(await (await person(2)).call('listVoucherClaims')).toEqual({ data: [] })
  })
})
