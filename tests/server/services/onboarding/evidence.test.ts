import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementHash } from '#server/services/shared/partners/agreement.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import { AGREEMENT_PARTS, AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import type { Evidence, EvidenceStep } from '#src/contract/entities/partners/evidence.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import {
  addPartnerEvidence,
  removePartnerEvidence,
  storedPartnerDetails,
  storedPartnerEvidence,
  withdrawAgreement,
} from '#tests/builders/partner.ts'
import { storedOtps } from '#tests/builders/session.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const OWNER = 'partner@demo.test'
const CONTACT = { contact_name: 'Ganesh Kulkarni', mobile: '9876540418', email: 'ganesh@anand.example', address: '' }
const PAN = 'AAFFA4127K'
const GSTIN = `27${PAN}1ZI`
const ACCOUNT = { holder: 'Anand Traders', account_number: '123456784242', ifsc: 'HDFC0001234', password: 'Demo@12345' }
const REASON = 'Compared with the card'

it('the agreement has every part in every language, and other words are another version', () => {
  for (const language of LOCALES)
    expect(Object.keys(dictionary(language, 'partner-agreement'))).toEqual([...AGREEMENT_PARTS])
  // Whoever changes a word gives AGREEMENT_VERSION a new date, and asks everybody again.
  expect([AGREEMENT_VERSION, agreementHash().slice(0, 12)]).toEqual(['2026-11-24', '9c50bf681569'])
})

describe.each(engines())('evidence of a partner on %s', (engine) => {
  let server: TestServer
  let a: Browser
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    await removePartnerEvidence(server)
    a = (await server.signInPartner('a')).browser
    admin = (await server.signInAdmin(1)).browser
  })

  const own = () => a.call('getOwnEvidence')
  const stepOf = async (step: EvidenceStep, partner = 1) => {
    const { steps } = await admin.call('getPartnerEvidence', { params: { id: partner } })
    return steps.find((each) => each.step === step) as Evidence
  }
  const decide = (step: string, state: string, what: string, reason = REASON) =>
    admin.status('decidePartnerEvidence', { params: untyped({ id: 1, step }), body: untyped({ state, what, reason }) })
  const accept = (otp: string, version = AGREEMENT_VERSION) => a.answer('acceptAgreement', { body: { version, otp } })
  const link = () => a.status('createTrackingLink', { body: { product_type: 'Personal Loans', label: 'Counter' } })
  const kept = () => storedPartnerEvidence(server)

  it('both sides see the same five steps; nothing of partner B', async () => {
    const { steps, agreement } = await own()
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ['pan', 'given'],
      ['gstin', 'missing'],
      ['bank', 'missing'],
      ['agreement', 'missing'],
      ['selling_rules', 'missing'],
    ])
    expect(agreement).toEqual({ version: AGREEMENT_VERSION, hash: agreementHash() })
    expect(await admin.call('getPartnerEvidence', { params: { id: 1 } })).toEqual(await own())
    expect(await admin.status('getPartnerEvidence', { params: { id: 999 } })).toBe(404)
  })

  it('a PAN is checked or refused with a reason that the partner reads, and stands nowhere in clear', async () => {
    expect(await decide('pan', 'refused', 'AAFF*****K', 'no')).toBe(422)
    expect(await decide('agreement', 'checked', '')).toBe(422)
    expect(await decide('gstin', 'checked', '')).toBe(409)
    expect(await decide('pan', 'checked', 'AABC*****M')).toBe(409)
    expect(await decide('pan', 'refused', 'AAFF*****K', 'The card is of somebody else')).toBe(200)
    const [pan] = (await own()).steps
    expect(pan).toMatchObject({
      step: 'pan',
      state: 'refused',
      what: 'AAFF*****K',
      reason: 'The card is of somebody else',
      at: expect.any(String) as string,
      by: expect.any(String) as string,
    })
    expect(await decide('pan', 'checked', 'AAFF*****K')).toBe(200)
    expect(await stepOf('pan')).toMatchObject({ state: 'checked', reason: REASON })
    const all = JSON.stringify([await kept(), await storedAuditLog(server)])
    expect(all).not.toContain(PAN)
  })

  it('a GST number that has changed since it was looked at waits again', async () => {
    const save = (gstin: string) => a.call('updatePartnerProfile', { body: { ...CONTACT, gstin } })
    await save(GSTIN)
    expect(await stepOf('gstin')).toMatchObject({ state: 'given', what: '27AAFF*****K1ZI' })
    expect(await decide('gstin', 'checked', '27AAFF*****K1ZI')).toBe(200)
    expect(await stepOf('gstin')).toMatchObject({ state: 'checked' })
    await save('')
    expect(await stepOf('gstin')).toMatchObject({ state: 'missing', what: '', reason: '' })
    await save(GSTIN)
    expect(await stepOf('gstin')).toMatchObject({ state: 'given', what: '27AAFF*****K1ZI' })
  })

  const enter = async (changes: object = {}) => {
    await a.call('sendPartnerCode')
    server.clock.set(new Date(server.clock.now().getTime() + 31_000))
    return a.call('updatePartnerBank', { body: { ...ACCOUNT, otp: server.codeFor(OWNER), ...changes } })
  }

  it("an account follows the bank's word: checked, refused, or waiting", async () => {
    await enter({ account_number: '999999991111' })
    expect(await stepOf('bank')).toMatchObject({ state: 'refused', what: 'XXXX1111', by: null })
    await enter({ account_number: '999999992222' })
    expect(await stepOf('bank')).toMatchObject({ state: 'given', what: 'XXXX2222', by: expect.any(String) as string })
    await enter()
    expect(await stepOf('bank')).toMatchObject({ state: 'checked', what: 'XXXX4242' })
    expect(JSON.stringify(await kept())).not.toContain(ACCOUNT.account_number)
    // What the bank has said of it is nobody's to overrule.
    expect(await decide('bank', 'refused', 'XXXX4242')).toBe(409)
    expect(await a.status('recheckPartnerBank')).toBe(409)
  })

  it('two names that are alike are compared by a person, who sees both and the score; the partner sees neither', async () => {
    await enter({ account_number: '999999993333' })
    const match = { typed: 'Anand Traders', bank: 'ANAND TRADERS HUF', score: 84 }
    expect(await stepOf('bank')).toMatchObject({ state: 'unsure', what: 'XXXX3333', by: null, match })
    const mine = JSON.stringify([await own(), await a.call('getPartnerSettings')])
    expect(mine).toContain('"unsure"')
    expect(mine).not.toContain('HUF')
    expect(JSON.stringify([await kept(), await storedPartnerDetails(server)])).not.toContain('HUF')
    const { items } = await admin.call('getWorkList')
    const about = expect.any(String) as string
    expect(items).toContainEqual(expect.objectContaining({ kind: 'accounts_to_compare', count: 1, about }))
    // The bank is not asked again, and nobody decides without a reason.
    expect(await a.status('recheckPartnerBank')).toBe(409)
    expect(await decide('bank', 'checked', 'XXXX3333', 'no')).toBe(422)
    const bank = () => a.call('getPartnerSettings')
    expect(await bank()).toMatchObject({ bank: null, bank_check: 'unsure' })
    expect(await decide('bank', 'checked', 'XXXX3333')).toBe(200)
    expect(await bank()).toMatchObject({ bank: { account_ending: '3333' }, waiting: null, bank_check: 'matched' })
    expect(await stepOf('bank')).toMatchObject({
      state: 'checked',
      by: expect.any(String) as string,
      reason: REASON,
      match,
    })
    // A new account waits its days, whoever has checked it.
    const [row] = await storedPartnerDetails(server, { partner_id: 1 })
    expect(row?.bank_since?.getTime()).toBeGreaterThan(server.clock.now().getTime() - 30_000)
  })

  it('a person who refuses leaves the account before in use; one that changed meanwhile is not decided', async () => {
    await enter()
    await enter({ account_number: '999999993333' })
    expect(await decide('bank', 'refused', 'XXXX9999')).toBe(409)
    expect(await decide('bank', 'refused', 'XXXX3333', 'The cheque is of the family')).toBe(200)
    expect(await stepOf('bank')).toMatchObject({ state: 'refused', reason: 'The cheque is of the family' })
    expect(await a.call('getPartnerSettings')).toMatchObject({
      bank: { account_ending: '4242' },
      waiting: { account_ending: '3333' },
      bank_check: 'differs',
    })
    expect(await decide('bank', 'checked', 'XXXX3333')).toBe(409)
  })

  it('names that differ are refused with what to do; an account that the bank does not know too', async () => {
    await enter({ account_number: '999999991111' })
    expect(await stepOf('bank')).toMatchObject({ state: 'refused', match: { bank: 'SOMEBODY ELSE', score: 0 } })
    await enter({ account_number: '999999990000' })
    expect(await stepOf('bank')).toMatchObject({ state: 'refused', match: { bank: null, score: 0 } })
    expect(await decide('bank', 'checked', 'XXXX0000')).toBe(409)
  })

  it('the agreement is accepted by a code to the owner, once, in the words in force', async () => {
    expect((await accept('123456')).body).toMatchObject({ code: 'otp_expired' })
    expect(await a.call('sendPartnerCode')).toEqual({ email: OWNER, late: false })
    const code = server.codeFor(OWNER)
    expect((await accept(code === '000000' ? '000001' : '000000')).body).toMatchObject({ code: 'otp_wrong' })
    expect((await accept(code, '2020-01-01')).status).toBe(409)
    const other = (await server.signInPartner('a')).browser
    expect(await other.status('acceptAgreement', { body: { version: AGREEMENT_VERSION, otp: code } })).toBe(422)
    expect(await stepOf('agreement')).toMatchObject({ state: 'missing' })
    const both = await Promise.all([accept(code), accept(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await stepOf('agreement')).toMatchObject({
      state: 'checked',
      version: AGREEMENT_VERSION,
      hash: agreementHash(),
      at: expect.any(String) as string,
      by: expect.any(String) as string,
    })
    expect(await stepOf('agreement', 2)).toMatchObject({ state: 'missing' })
    const [entry] = (await storedAuditLog(server)).filter(({ action }) => action === 'partner.agreement')
    expect(entry).toMatchObject({ after: { version: AGREEMENT_VERSION, hash: agreementHash() } })
  })

  it('a code that is five minutes old is none', async () => {
    await a.call('sendPartnerCode')
    server.clock.set(new Date(server.clock.now().getTime() + 300_000))
    expect((await accept(server.codeFor(OWNER))).body).toMatchObject({ code: 'otp_expired' })
    const [otp] = await storedOtps(server, { partner_user_id: 1 })
    expect(otp?.used_at).toBeNull()
  })

  it('no new link is made before the agreement is accepted; one that there was stays', async () => {
    expect(await link()).toBe(409)
    await a.call('sendPartnerCode')
    await accept(server.codeFor(OWNER))
    expect(await link()).toBe(200)
    await withdrawAgreement(server, 1)
    expect(await link()).toBe(200)
  })

  it('an older agreement is accepted anew, and links go on', async () => {
    await addPartnerEvidence(server, {
      partner_id: 1,
      step: 'agreement',
      state: 'checked',
      version: '2020-01-01',
      hash: 'x',
      at: new Date(0),
    })
    expect(await stepOf('agreement')).toMatchObject({ state: 'missing', version: '2020-01-01' })
    expect(await link()).toBe(200)
  })

  it('the rules of selling count once somebody has accepted them', async () => {
    await a.call('acknowledgeSellingRules', { body: { version: SELLING_RULES_VERSION } })
    expect(await stepOf('selling_rules')).toMatchObject({ state: 'checked', version: SELLING_RULES_VERSION })
  })
})
