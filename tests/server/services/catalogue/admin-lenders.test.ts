import { describe, expect, it } from 'vitest'
import { createLender } from '#server/services/catalogue/create-lender.ts'
import { updateLender } from '#server/services/catalogue/update-lender.ts'
import { NOT_SET } from '#src/contract/catalogue/lender-readiness.ts'
import { adminLenderSchema, UNSET_AT_FIRST } from '#src/contract/entities/catalogue/lender.ts'
import { addAnySlab, changeLenders, storedLenders, UNTOLD } from '#tests/builders/catalogue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { FILLED } from '#tests/contract/finance/sample-lenders.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Answer, Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'

/** Bounds and figures of a new lender. */
const BOUNDS = [
  ...([
    ['product_kind', 'Personal Loans'],
    ['min_income', 15_000],
    ['max_income', 1_000_000],
  ] as const),
  ...([
    ['min_age', 21],
    ['max_age', 60],
    ['min_loan_amount', 10_000],
    ['loan_amount_upto', 100_000],
  ] as const),
  ...([
    ['tenure_min_months', 12],
    ['tenure_max_months', 36],
    ['rate_min', 12],
    ['rate_max', 24],
  ] as const),
  ...([['processing_fee_pct', 2]] as const),
]

describe.each(engines())('lenders of the back office on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const one = (id: number) => admin.call('getAdminLender', { params: { lenderId: id } })
  const list = () => admin.call('listAdminLenders')
  const update = (lender_id: number, property: string, value: unknown, more = {}) =>
    admin.answer('updateLender', { body: untyped({ lender_id, property, value, ...more }) })
  const create = async (name: string) => (await admin.call('createLender', { body: { name } })).lender_id
  const remove = (lender_id: number) => admin.answer('removeLender', { body: { lender_id } })
  const refusal = ({ status, body }: Answer) => [
    status,
    (body as { errors?: Record<string, string> }).errors?.['value'],
  ]
  it.each([
    ['constructor', 'constructor'],
    ['__proto__', 'proto'],
    ['toString', 'tostring'],
    ['hasOwnProperty', 'hasownproperty'],
  ])('a lender may be called %s, and its path is %s', async (name, slug) => {
    const id = await create(name)
    expect((await one(id)).name).toBe(name)
    const [row] = await storedLenders(server, { lender_id: id })
    expect(row?.slug).toBe(slug)
  })

  const lastAudit = async () => (await storedAuditLog(server)).at(-1)
  let names = 0
  const freshName = () => `${engine}_New-${(names += 1)}`

  it('serves every property of every lender in rupees and percent', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(20)
    for (const lender of all) expect(adminLenderSchema.isValidSync(lender, { strict: true }), lender.name).toBe(true)
    const [row] = await storedLenders(server, { lender_id: PLAIN_LENDER })
    expect(await one(PLAIN_LENDER)).toMatchObject({
      lender_id: PLAIN_LENDER,
      min_income: (row?.min_income ?? 0) / 100,
      loan_amount_upto: (row?.loan_amount_upto ?? 0) / 100,
      rate_min: Number(row?.rate_min),
    })
  })

  it('creates a lender that is off and cannot be switched on before it is filled in', async () => {
    const name = freshName()
    const id = await create(name)
    const lender = await one(id)
    expect(lender).toMatchObject({ name, lender_status: 0, product_kind: 'Personal Loans' })
    const refused = async (property: string, value: unknown) => {
      const [status, reason] = refusal(await update(id, property, value))
      expect(status).toBe(422)
      return reason
    }
    expect(lender.unset).toEqual(UNSET_AT_FIRST)
    expect(await refused('lender_status', 1)).toMatch(
      /^A lender that is on needs these filled in: Regulated entity, Kind of entity, Kind of rate, Penal charges,/,
    )
    for (const [property, value] of FILLED) bodyOf(await update(id, property, value))
    const filled = await one(id)
    expect(filled.unset).toEqual([])
    // Nobody typed these: they are made of the figures, once all are there.
    expect(filled).toMatchObject({ tenure: '3 to 36 months', interest_rate: '12% To 24%' })
    expect([filled.apr_min > 12, filled.apr_max > filled.apr_min]).toEqual([true, true])
    expect(await refused('lender_status', 1)).toBe(
      'A lender that is on needs these filled in: Who can apply: salaried, self-employed or business',
    )
    expect(filled.has_slab).toBe(false)
    bodyOf(await update(id, 'salaried', 1))
    expect(await refused('lender_status', 1)).toBe(
      'Before it is switched on this lender needs a revenue slab that is active. Add one under Revenue',
    )
    await addAnySlab(server, id)
    expect((await one(id)).has_slab).toBe(true)
    bodyOf(await update(id, 'lender_status', 1, { without: [...UNTOLD, 'keeps_fee', 'regulated_entity_hi'] }))
    for (const [property, value] of [
      ['tenure', NOT_SET],
      ['apr_min', 0],
      ['salaried', 0],
    ] as const)
      await refused(property, value)
    bodyOf(await update(id, 'business', 1))
    bodyOf(await update(id, 'salaried', 0))
    bodyOf(await update(id, 'lender_status', 0))

    expect(await admin.status('createLender', { body: { name } })).toBe(409)
    expect(await admin.status('createLender', { body: { name: name.toUpperCase() } })).toBe(409)
    for (const bad of ['', 'Two Words', 'a.b', '<b>', 'ऋण', 7, null])
      expect([bad, await admin.status('createLender', { body: untyped({ name: bad }) })]).toEqual([bad, 422])
    bodyOf(await remove(id))
    expect(await create(name)).not.toBe(id)
  })

  it('changes one property, and notes who changed what from what to what', async () => {
    const id = await create(freshName())
    const before = await one(id)
    expect(bodyOf(await update(id, 'min_income', 20_000.5))).toEqual({
      message: 'Lender updated successfully!',
      waits: false,
    })
    expect(await one(id)).toEqual({
      ...before,
      min_income: 20_000.5,
      unset: before.unset.filter((property) => property !== 'min_income'),
    })
    expect(await lastAudit()).toMatchObject({
      actor: 'admin:1',
      action: 'lender.update',
      object: `lender:${id}`,
      before: { min_income: 15_000 },
      after: { min_income: 20_000.5 },
    })
    bodyOf(await update(id, 'group', 'Bank'))
    bodyOf(await update(id, 'so_date_start', '2026-11-01'))
    bodyOf(await update(id, 'pincodes_excluded', ['560001', '560001']))
    expect(await one(id)).toMatchObject({ group: 'Bank', so_date_start: '2026-11-01', pincodes_excluded: ['560001'] })
    bodyOf(await update(id, 'so_date_start', null))
    expect(await one(id)).toMatchObject({ so_date_start: null })
  })

  it('refuses what is not on the list, of the wrong type, or does not fit the rest, and changes nothing', async () => {
    const id = await create(freshName())
    for (const [property, value] of BOUNDS) bodyOf(await update(id, property, value))
    bodyOf(await update(id, 'so_date_end', '2026-11-30'))
    const before = await one(id)
    const bad: [string, unknown][] = [
      ...(['slug', 'lender_id', 'deleted_at', '__proto__', 'entity_kind', ''] as const).map(
        (property): [string, unknown] => [property, 1],
      ),
      ['min_income', '20000'],
      ['min_income', -1],
      ['min_income', null],
      ['min_income', 1_000_001],
      ['max_income', 14_999],
      ['max_age', 20],
      ['tenure_min_months', 37],
      ['rate_min', 25],
      ['apr_min', 99],
      ['loan_amount_upto', 9_999],
      ['min_age', 20.5],
      ['lender_status', 2],
      ['priority', -1],
      ['name', '   '],
      ['so_status', 1],
      ['so_date_start', '2026-12-01'],
      ['so_date_start', '2026-02-31'],
      ['so_date_start', '31-01-2026'],
      ['ticket_class', 99],
      ['product_kind', 'Yachts'],
      ['lender_group_ids', [999]],
      ['lender_group_ids', 'x'],
      ['pincodes_excluded', ['1']],
    ]
    for (const [property, value] of bad)
      expect([property, value, (await update(id, property, value)).status]).toEqual([property, value, 422])
    expect(await one(id)).toEqual(before)
    expect(refusal(await update(id, 'max_age', 20))).toEqual([422, 'The maximum cannot be below the minimum'])
    expect(refusal(await update(id, 'min_age', 61))).toEqual([422, 'The minimum cannot be above the maximum'])
    expect((await update(id, 'name', (await one(PLAIN_LENDER)).name)).status).toBe(409)
  })

  it('lets words and APR follow the figures, and refuses those that contradict them, naming the figures', async () => {
    const id = await create(freshName())
    for (const [property, value] of [...BOUNDS, ['rate_max', 36], ['rate_min', 24], ['processing_fee_pct', 2]] as const)
      bodyOf(await update(id, property, value))
    const { apr_min, apr_max, ...rest } = await one(id)
    expect(rest).toMatchObject({ interest_rate: '24% To 36%', processing_fees: 'Up to 2%' })
    expect([apr_min > 24, apr_max > 36]).toEqual([true, true])
    expect(refusal(await update(id, 'rate_max', 80))).toEqual([
      422,
      'A yearly interest rate above 60% is not taken. Please check the figure',
    ])
    expect((await update(id, 'processing_fee_pct', 50)).status).toBe(422)
    expect(refusal(await update(id, 'interest_rate', '18% To 28%'))[1]).toMatch(
      /must say the figures that offers are made of: Lowest rate, Highest rate\./,
    )
    bodyOf(await update(id, 'rate_max', 30))
    expect(await one(id)).toMatchObject({ interest_rate: '24% To 30%' })
  })

  it('keeps both edits of two people, and refuses one of a deleted lender', async () => {
    const { lender_id } = await createLender(server.deps, freshName())
    await Promise.all([
      updateLender(server.deps, { lender_id, property: 'max_age', value: 58 }),
      updateLender(server.deps, { lender_id, property: 'tenure', value: '1 to 3 years' }),
      updateLender(server.deps, { lender_id, property: 'api', value: 1 }),
    ])
    expect(await one(lender_id)).toMatchObject({ max_age: 58, tenure: '1 to 3 years', api: 1 })

    expect(bodyOf(await remove(lender_id))).toEqual({ message: 'Lender deleted successfully!' })
    expect((await lastAudit())?.action).toBe('lender.remove')
    expect((await list()).map((each) => each.lender_id)).not.toContain(lender_id)
    expect((await update(lender_id, 'max_age', 60)).status).toBe(404)
    expect((await remove(lender_id)).status).toBe(404)
    expect(await admin.status('getAdminLender', { params: { lenderId: lender_id } })).toBe(404)
  })

  it('stays deleted, whoever edits it at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { lender_id } = await createLender(server.deps, freshName())
      const edits = [
        update(lender_id, 'max_age', 50 + round),
        remove(lender_id),
        update(lender_id, 'tenure', '1 to 3 years'),
        update(lender_id, 'lender_status', 0),
      ]
      const statuses = (await Promise.all(edits)).map(({ status }) => status)
      expect(statuses[1]).toBe(200)
      expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
      expect((await list()).map((each) => each.lender_id)).not.toContain(lender_id)
      expect((await update(lender_id, 'max_age', 60)).status).toBe(404)
    }
  })

  it("shows a change in a customer's next list of offers", async () => {
    const customer = await startCustomer(server)
    const matches = async () => (await getOffers(customer)).matched.find((each) => each.lender_id === PLAIN_LENDER)
    expect(await matches()).toBeDefined()
    const { min_income, processing_fee_pct } = await one(PLAIN_LENDER)
    bodyOf(await update(PLAIN_LENDER, 'min_income', 86_000))
    expect(await matches()).toBeUndefined()
    bodyOf(await update(PLAIN_LENDER, 'min_income', min_income))
    bodyOf(await update(PLAIN_LENDER, 'processing_fee_pct', 0))
    expect((await matches())?.processing_fee).toBe(0)
    bodyOf(await update(PLAIN_LENDER, 'processing_fee_pct', processing_fee_pct))
    bodyOf(await update(PLAIN_LENDER, 'lender_status', 0))
    expect(await matches()).toBeUndefined()
    await addAnySlab(server, PLAIN_LENDER)
    bodyOf(await update(PLAIN_LENDER, 'lender_status', 1))
  })

  it('is not deleted while an application is under way with it', async () => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    const { data } = bodyOf<{ data: { app_id: string } }>(await apply(customer))
    const refused = await remove(PLAIN_LENDER)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'conflict' }])
    expect((await list()).map((each) => each.lender_id)).toContain(PLAIN_LENDER)
    await customer.browser.call('withdrawApplication', { params: { appId: data.app_id } })
    bodyOf(await remove(PLAIN_LENDER))
    await changeLenders(server, { lender_id: PLAIN_LENDER }, { deleted_at: null })
  })

  it('files lenders under groups', async () => {
    const groups = () => admin.call('listLenderGroups')
    const seeded = [
      { id: 1, name: 'Banks' },
      { id: 2, name: 'NBFCs' },
    ]
    expect(await groups()).toEqual({ success: true, lenderGroups: seeded })
    const known = seeded.map(({ id }) => id)
    for (const lender of await list()) for (const id of lender.lender_group_ids) expect(known).toContain(id)
    const { lenderGroup } = await admin.call('createLenderGroup', { body: { name: 'Small Banks' } })
    expect((await groups()).lenderGroups).toEqual([...seeded, { id: lenderGroup.id, name: 'Small Banks' }])
    expect(await admin.status('createLenderGroup', { body: { name: 'Small Banks' } })).toBe(409)
    for (const name of ['banks', 'BANKS', '  Banks ', ' small banks'])
      expect(await admin.refusal('createLenderGroup', { body: { name } })).toMatchObject({
        status: 409,
        body: { code: 'conflict', errors: { name: 'This name is used already' } },
      })
    const twins = await Promise.all(
      ['Twins', 'twins ', 'TWINS', ' tWins'].map((name) => admin.answer('createLenderGroup', { body: { name } })),
    )
    expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await groups()).lenderGroups.filter(({ name }) => /twins/i.test(name))).toHaveLength(1)
    for (const name of ['', '  ', 'a/b', 'ऋण'])
      expect([name, await admin.status('createLenderGroup', { body: { name } })]).toEqual([name, 422])
    const id = await create(freshName())
    bodyOf(await update(id, 'lender_group_ids', [lenderGroup.id, lenderGroup.id]))
    expect((await one(id)).lender_group_ids).toEqual([lenderGroup.id])
  })
})
