import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedApplications, storedKeyFactStatements } from '#tests/builders/application.ts'
import { changeLenders, storedLenders, UNNAMED } from '#tests/builders/catalogue.ts'
import { storedConsents } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { APPLY_CONSENTS, bodyOf, PLAIN_LENDER, readToApply, startCustomer, textLike } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const read = async ({ browser, appId }: Customer, query: QueryTo<'getKfs'> = {}, lender = PLAIN_LENDER): Promise<Kfs> =>
  (await browser.call('getKfs', { params: { appId, lenderId: lender }, query })).data

const applyBy = ({ browser, appId }: Customer, proposal_number: string | undefined, lender_id = PLAIN_LENDER) =>
  browser.answer('applyToLender', {
    params: { appId },
    body: untyped({ lender_id, proposal_number, consents: APPLY_CONSENTS }),
  })

describe.each(engines())('a Key Fact Statement on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-11-23T10:00:00+05:30'))
    await changeFee('2')
  })
  afterAll(() => server.close())

  /** The same person some days later, signed in anew. */
  const daysLater = async (customer: Customer, count: number): Promise<Customer> => {
    server.clock.set(new Date(server.clock.now().getTime() + days(count)))
    return { ...customer, ...(await server.signInCustomer({ destination: '9876543210' })) }
  }
  /** What the lender takes changes for everybody. */
  const changeFee = (pct: string) => changeLenders(server, { lender_id: PLAIN_LENDER }, { processing_fee_pct: pct })
  const refusal = async (customer: Customer, number: string | undefined, lender = PLAIN_LENDER) => {
    const { status, body } = await applyBy(customer, number, lender)
    return [status, (body as { code: string }).code]
  }

  it('looked at again is the same one with the same end, from its first showing on', async () => {
    const customer = await startCustomer(server)
    const first = await read(customer)
    // Shown on a Monday: the third working day is Thursday.
    expect(first).toMatchObject({
      version: 1,
      issued_at: textLike(/^2026-11-23/),
      valid_until: '2026-11-26T18:29:59.000Z',
    })
    const later = await daysLater(customer, 1)
    expect(await read(later)).toEqual(first)
    // Another loan in between has a statement of its own, and the first one stands.
    const larger = await read(later, { amount: 150_000, tenure: 12 })
    expect(larger.version).toBe(2)
    expect(larger.proposal_number).not.toBe(first.proposal_number)
    expect(await read(later)).toEqual(first)
    expect((await Promise.all(Array.from({ length: 5 }, () => read(later)))).map((each) => each.version)).toEqual([
      1, 1, 1, 1, 1,
    ])
  })

  it('looked at by five at once for the first time is one', async () => {
    const customer = await startCustomer(server)
    const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await read(customer)).proposal_number))
    expect(new Set(numbers).size).toBe(1)
    expect(await storedKeyFactStatements(server)).toHaveLength(1)
  })

  it('has a number that no other has, of any lender, loan or person, and that tells nothing of them', async () => {
    const one = await startCustomer(server)
    const other = await startCustomer(server, { email: 'b@sentinel.in', tin: 'HIGPQ4329Z' }, '9876500002')
    const numbers = [
      await read(one),
      await read(one, { tenure: 24 }),
      await read(one, {}, 18),
      await read(other),
      await read(other, {}, 18),
    ].map(({ proposal_number }) => proposal_number)
    expect(new Set(numbers).size).toBe(5)
    for (const number of numbers) expect(number).toMatch(/^KFS-\d{6,}$/)
  })

  it('keeps what it stated, sealed, whatever the lender does later; changed figures make a new one', async () => {
    const customer = await startCustomer(server)
    const first = await read(customer)
    const [row] = await storedKeyFactStatements(server)
    expect(JSON.stringify(row)).not.toMatch(/Teak|sanctioned|\b12\d{3}\b/)
    await changeFee('4')
    const second = await read(customer)
    expect(second).toMatchObject({ version: 2 })
    expect(second.total_fees).toBeGreaterThan(first.total_fees)
    const { data } = await customer.browser.call('exportMyData')
    expect(data.statements).toEqual([second, first])
  })

  it('names whom to complain to at the lender once the lender has told us, in every language', async () => {
    await changeLenders(server, { lender_id: PLAIN_LENDER }, UNNAMED)
    const customer = await startCustomer(server)
    const valuesOf = ({ words }: Kfs, wanted: string) =>
      words.map(({ sections }) => sections.flatMap(({ rows }) => rows).find(({ key }) => key === wanted)?.value)
    const officers = ({ words }: Kfs) =>
      words.map(({ language, sections }) => [
        language,
        sections.flatMap(({ rows }) => rows).find(({ key }) => key === 'nodal')?.value,
      ])
    expect(officers(await read(customer))).toEqual([
      ['en', 'The lender has not told us'],
      ['hi', 'लेंडर ने हमें नहीं बताया'],
    ])
    const tell = (name: string, phone: string) =>
      changeLenders(server, { lender_id: PLAIN_LENDER }, { nodal_officer_name: name, nodal_officer_phone: phone })
    await tell('Asha Rao', '1800 209 8800')
    const told = await read(customer)
    expect(told.version).toBe(2)
    expect([Object.hasOwn(told, 'rbi_registration'), valuesOf(told, 'registration')]).toEqual([
      false,
      ['The lender has not told us', 'लेंडर ने हमें नहीं बताया'],
    ])
    await changeLenders(server, { lender_id: PLAIN_LENDER }, { rbi_registration: 'N-14.03000' })
    expect(valuesOf(await read(customer), 'registration')).toEqual(Array(2).fill('N-14.03000'))
    expect(officers(told).map(([, value]) => value)).toEqual(Array(2).fill('Asha Rao\n1800 209 8800'))
    await tell('', '')
  })

  describe('of what the lender told of its agreement', () => {
    const UNTOLD = { recovery_clause: '', grievance_clause: '', assignable: '', co_lending: '', keeps_fee: '' } as const
    let told: LenderRow
    const tell = (terms: Partial<LenderRow>) => changeLenders(server, { lender_id: PLAIN_LENDER }, terms)
    beforeAll(async () => {
      const [row] = await storedLenders(server, { lender_id: PLAIN_LENDER })
      if (!row) throw new Error('no lender')
      told = row
    })
    afterEach(() => tell(told))
    const lines = ({ words }: Kfs, language: string) =>
      Object.fromEntries(
        (words.find((each) => each.language === language)?.sections ?? [])
          .filter(({ kind }) => kind === 'other')
          .flatMap(({ rows }) => rows.map(({ key, value, note }) => [key, [value, note]])),
      )
    const SHARES = 'Example Finance: 20%\nSecond Bank: 80%'
    const TOGETHER = { co_lending: 'yes', co_lender: 'Second Bank', co_lending_share: 80 } as const

    it('names who lends in the reader’s language, and says where that is English', async () => {
      const customer = await startCustomer(server)
      const entity = ({ words }: Kfs) =>
        words.map(({ sections }) => sections.flatMap(({ rows }) => rows).find(({ key }) => key === 'entity'))
      expect(entity(await read(customer))).toMatchObject([
        { value: 'Illustrative NBFC partner of Teak Capital', lang: null },
        { value: 'उदाहरण के लिए: Teak Capital की पार्टनर NBFC', lang: null },
      ])
      await tell({ regulated_entity_hi: '' })
      expect(entity(await read(customer))).toMatchObject([
        { value: 'Illustrative NBFC partner of Teak Capital', lang: null },
        { value: 'Illustrative NBFC partner of Teak Capital', lang: 'en' },
      ])
    })

    it('says clauses, whether it may be passed on, who lends with it and what becomes of the fee', async () => {
      const customer = await startCustomer(server)
      await tell({
        ...TOGETHER,
        regulated_entity: 'Example Finance',
        regulated_entity_hi: '',
        recovery_clause: '14.2 (b)',
        grievance_clause: '21',
      })
      await tell({ assignable: 'no', keeps_fee: 'no' })
      const kfs = await read(customer)
      expect(kfs.agreement).toEqual({
        recovery_clause: '14.2 (b)',
        grievance_clause: '21',
        assignable: false,
        keeps_fee: false,
        co_lending: { lender: 'Second Bank', share: 80 },
      })
      expect(lines(kfs, 'en')).toMatchObject({
        recovery: ['Clause 14.2 (b) of its agreement', expect.stringContaining('between 8:00 and 19:00')],
        grievance: ['Clause 21 of its agreement', expect.stringContaining('30 days')],
        transfer: ['No', null],
        coLending: [SHARES, 'The interest rate above is the joint rate of both'],
        coolingOff: [expect.any(String), expect.stringMatching(/gives its processing fee back$/)],
      })
      expect(lines(kfs, 'hi')).toMatchObject({
        recovery: ['उसके एग्रीमेंट की धारा 14.2 (b)', expect.any(String)],
        grievance: ['उसके एग्रीमेंट की धारा 21', expect.any(String)],
        transfer: ['नहीं', null],
        coLending: [SHARES, 'ऊपर की ब्याज दर दोनों की मिली-जुली दर है'],
        coolingOff: [expect.any(String), expect.stringMatching(/प्रोसेसिंग फ़ीस लेंडर लौटा देता है$/)],
      })
    })

    it('says that it told nothing where it did not, and is the one that was shown before it could', async () => {
      const customer = await startCustomer(server)
      await tell(UNTOLD)
      const silent = await read(customer)
      expect(Object.hasOwn(silent, 'agreement')).toBe(false)
      const untold = 'The lender has not told us'
      expect(lines(silent, 'en')).toMatchObject({
        recovery: [`${untold} the clause; its agreement names it`, expect.any(String)],
        transfer: [untold, 'Its binding statement says yes or no'],
        coLending: [untold, 'Its binding statement names whoever lends with it'],
        coolingOff: [expect.any(String), expect.stringContaining('may be kept')],
      })
      // What is told later makes a new one, and the old one says what it said; untold again, the old one holds again.
      await tell({ assignable: 'yes', co_lending: 'no', keeps_fee: 'yes' })
      const second = await read(customer)
      expect(second.version).toBe(2)
      expect(lines(second, 'en')).toMatchObject({
        transfer: ['Yes', null],
        coLending: ['No: the lender gives the whole loan itself', null],
        coolingOff: [expect.any(String), expect.stringMatching(/keeps its processing fee$/)],
      })
      await tell(UNTOLD)
      expect(await read(customer)).toEqual(silent)
      const { data } = await customer.browser.call('exportMyData')
      expect(data.statements).toEqual([second, silent])
    })
  })

  it('says in words what it states in figures, alike in every language', async () => {
    const customer = await startCustomer(server)
    const kfs = await read(customer)
    const [first, ...others] = kfs.words.map(({ sections }) =>
      sections.map(({ kind, rows }) => [kind, rows.map(({ clause, key }) => [clause, key])]),
    )
    for (const each of others) expect(each).toEqual(first)
    for (const { sections } of kfs.words)
      for (const { key, value, label } of sections.flatMap(({ rows }) => rows)) {
        expect([key, value, label]).not.toContain('')
        if (key === 'apr') expect(value).toBe(`${kfs.apr.toFixed(2)}%`)
        if (key === 'proposal') expect(value).toBe(kfs.proposal_number)
      }
  })

  it('is what an application goes by: its loan goes out, and the proof names it', async () => {
    const customer = await startCustomer(server)
    const { proposal_number } = await read(customer, { amount: 150_000, tenure: 12 })
    const { data } = bodyOf(await applyBy(customer, proposal_number))
    expect(data).toMatchObject({ status: 'received', amount: 150_000, tenure_months: 12 })
    const rows = await storedConsents(server)
    expect(rows.map((row) => [row.purpose, row.proposal_number]).filter(([, number]) => number !== null)).toEqual([
      ['kfs_read', proposal_number],
    ])
    const [application] = await storedApplications(server)
    expect(application?.proposal_number).toBe(proposal_number)
    // Asked again, it answers what it answered, although the figures are others by now.
    await changeFee('4')
    expect((await applyBy(customer, proposal_number)).status).toBe(200)
  })

  it.each(['missing', 'of nobody', "somebody else's", 'of another lender', 'run out', 'dearer now', 'cheaper now'])(
    'that is %s sends nothing',
    async (kind) => {
      let customer = await startCustomer(server)
      const { proposal_number } = await read(customer)
      if (kind === 'run out') customer = await daysLater(customer, 6)
      const outdated = [409, 'statement_outdated']
      if (kind === 'missing') expect(await refusal(customer, undefined)).toEqual([422, 'validation'])
      if (kind === 'of nobody') expect(await refusal(customer, 'KFS-999999')).toEqual(outdated)
      if (kind === 'of another lender') expect(await refusal(customer, proposal_number, 18)).toEqual(outdated)
      if (kind === "somebody else's") {
        const other = await startCustomer(server, { email: 'b@sentinel.in', tin: 'HIGPQ4329Z' }, '9876500002')
        expect(await refusal(other, proposal_number)).toEqual(outdated)
      }
      if (kind === 'dearer now') await changeFee('4')
      if (kind === 'cheaper now') await changeFee('1')
      if (/now|out/.test(kind)) expect(await refusal(customer, proposal_number)).toEqual(outdated)
      expect((await storedApplications(server)).map(({ status }) => status)).not.toContain('received')
      expect(await storedConsents(server, { purpose: 'kfs_read' })).toHaveLength(0)
      // The one that holds now is there to be read, and goes.
      const now = await readToApply(customer.browser, customer.appId, PLAIN_LENDER)
      expect(now.proposal_number === proposal_number).toBe(!/now|out/.test(kind))
      expect((await applyBy(customer, now.proposal_number)).status).toBe(200)
    },
  )

  it('that was only looked at goes after its year; what was agreed to stays', async () => {
    const customer = await startCustomer(server)
    await read(customer, { tenure: 24 })
    const { proposal_number } = await read(customer)
    bodyOf(await applyBy(customer, proposal_number))
    const sweep = () => SWEEPS.key_fact_statements(server.deps.db, server.clock.now(), 100)
    expect(await sweep()).toBe(0)
    server.clock.set(new Date(server.clock.now().getTime() + days(366)))
    expect(await sweep()).toBe(1)
    expect((await storedKeyFactStatements(server)).map((row) => row.proposal_number)).toEqual([proposal_number])
  })
})
