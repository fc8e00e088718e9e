import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { InsuranceRequest } from '#server/adapters/insurers/insurer-gateway.ts'
import type { LenderApplication } from '#server/adapters/lenders/lender-gateway.ts'
import { lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import {
  ASKED_FIELDS,
  BUREAU_FIELDS,
  FIELD_NAMES,
  goesTo,
  toldLines,
} from '#src/contract/entities/privacy/asked-fields.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { DetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import en from '#src/locales/en/asked.json'
import hi from '#src/locales/hi/asked.json'
import { completeDetails } from '#tests/contract/entities/profile/sample-details.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, getOffers, given, PROFILE, proveEmail, readToApply, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

type Words = { group: Record<string, string>; word: Record<string, string> }
const WORDS: Record<'en' | 'hi', Words> = { en, hi }

/** What the hub calls a field of ours, where that is another name; the loan itself goes by its offer. */
const NAMES: Record<string, FieldName> = {
  amount: 'profile.se_loan_amount',
  tenure_months: 'details.tenure_months',
  'customer.pan': 'profile.tin',
  'customer.phone': 'profile.mobile_phone_number',
  'customer.employment': 'profile.employment_status_code',
  'customer.office_pincode': 'profile.officepincode',
}
/** Ours, the lender's and the offer's own: nothing that somebody was asked. */
const OURS = ['app_id', 'reference', 'product_type', 'lender_id', 'lender_slug', 'interest_rate']

/** The register's names of all that went out. */
function fieldsIn(sent: LenderApplication): FieldName[] {
  const { customer, details, additional_info, ...rest } = sent
  const paths = [
    ...Object.keys(rest).filter((key) => !OURS.includes(key)),
    ...Object.keys(customer).map((key) => `customer.${key}`),
    ...Object.keys(details).map((key) => `details.${key}`),
    ...Object.keys(additional_info).map((key) => `answers.${key}`),
  ]
  return paths.map((path) => NAMES[path] ?? (path.replace(/^customer\./, 'profile.') as FieldName))
}

const ANSWERS: Record<string, string | number> = {
  marital_status: 1,
  loan_purpose: 3,
  employment_tenure: 4,
  total_work_experience: 4,
  household_income: 2,
  account_number: '123456789012',
  ifsc: 'HDFC0001234',
  reference_name: 'Meera Nair',
  reference_phone: '9876500077',
  reference_told: 1,
}

describe.each(engines())('what is sent, on %s', (engine) => {
  let server: TestServer
  let sent: LenderApplication[]
  let insured: InsuranceRequest[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders, insurers } = server.deps
    server.deps.lenders = {
      ...lenders,
      submit: (application, key, onTry) => {
        sent.push(application)
        return lenders.submit(application, key, onTry)
      },
    }
    server.deps.insurers = {
      ...insurers,
      request: (request, key) => {
        insured.push(request)
        return insurers.request(request, key)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    sent = []
    insured = []
  })
  afterAll(() => server.close())

  /** Everything answered that any form asks. */
  async function everythingTold(product: DetailedProduct | 'Personal Loans', details: object = {}): Promise<Customer> {
    const customer = await startCustomer(server)
    const { browser, userId } = customer
    const business = { business_registration_type: 1, business_current_turnover: 5, business_years: 5 }
    const body = { ...business, business_account: 1 as const, prefer_net_banking: 1 }
    await browser.call('updateUser', { params: { id: userId }, body })
    if (product === 'Personal Loans') return customer
    const { app_id } = await browser.call('createApplication', { body: { product_type: product } })
    const answers = { ...completeDetails[product], ...details }
    await browser.call('updateApplicationDetails', { params: { appId: app_id }, body: answers })
    return { ...customer, appId: app_id }
  }

  /** Applies, and answers whatever the lender asks itself. */
  async function applyTo({ browser, appId }: Customer, lenderId: number, shares?: FieldName[]) {
    const body = { ...(await readToApply(browser, appId, lenderId)), ...(shares && { shares }) }
    const application = bodyOf<{ data: Application }>(
      await browser.answer('applyToLender', { params: { appId }, body }),
    ).data
    const { fields = [] } = application.next_step
    const answers = Object.fromEntries(fields.map((field) => [field, ANSWERS[field] ?? '']))
    if (fields.length > 0)
      await browser.call('answerLender', { params: { appId: application.app_id }, body: { answers } })
    return application
  }
  const consentTo = async ({ browser }: Customer, purpose: 'share_with_lender' | 'share_with_insurer') =>
    (await browser.call('listConsents')).data.find((each) => each.purpose === purpose)

  /** The lender of these offers that asks most itself. */
  const mostAsking = async (customer: Customer) => {
    const { matched } = await getOffers(customer)
    const asks = ({ lender_slug }: { lender_slug: string }) => lenderProfile(lender_slug).asks.length
    return matched.toSorted((a, b) => asks(b) - asks(a))[0]?.lender_id ?? 0
  }

  describe.each<[string, DetailedProduct | 'Personal Loans', object]>([
    ['a personal loan', 'Personal Loans', {}],
    ['a business loan', 'Business Loans', { business_nature: 3, professional_type: 1, professional_years: 2 }],
    ['a small loan against gold', 'Gold Loans', {}],
    ['a large loan against gold', 'Gold Loans', { loan_amount: 260_000 }],
    ['a home loan', 'Affordable Housing Loan', {}],
  ])('of %s', (_, product, details) => {
    it('is what the consent named on the screen, in every language, and nothing else', async () => {
      const customer = await everythingTold(product, details)
      const lenderId = await mostAsking(customer)
      const { sends } = await customer.browser.call('getKfs', {
        params: { appId: customer.appId, lenderId },
        query: {},
      })
      await applyTo(customer, lenderId)
      expect(sent).toHaveLength(1)
      const went = new Set(sent.flatMap(fieldsIn))
      // The amount and the months are said once, whichever form asked for them.
      const loan = (name: FieldName) => ASKED_FIELDS[name].word === 'amount' || ASKED_FIELDS[name].word === 'term'
      expect([...went].filter((name) => !loan(name)).toSorted()).toEqual(sends.filter((name) => !loan(name)).toSorted())
      expect([...went].filter((name) => !goesTo(name, 'lender'))).toEqual([])
      const consent = await consentTo(customer, 'share_with_lender')
      for (const language of LOCALES) {
        const lines = toldLines([...went], (kind, name) => WORDS[language][kind][name] ?? '')
        expect(consent?.words?.[language]).toContain(lines.join('; '))
      }
    })
  })

  it('reaches every recipient that the register names: no row says lender, and no lender gets it', async () => {
    const loans: [DetailedProduct | 'Personal Loans', object][] = [
      ['Personal Loans', {}],
      ['Business Loans', { business_nature: 3, professional_type: 1, professional_years: 2 }],
      ['Gold Loans', {}],
      ['Affordable Housing Loan', {}],
    ]
    for (const [product, details] of loans) {
      await server.reset()
      const customer = await everythingTold(product, details)
      const { matched } = await getOffers(customer)
      for (const { lender_id } of matched) await applyTo(customer, lender_id)
    }
    const went = new Set(sent.flatMap(fieldsIn))
    expect(FIELD_NAMES.filter((name) => goesTo(name, 'lender') && !went.has(name))).toEqual([])
  })

  it('leaves out what the screen did not name, and what was answered only after the consent', async () => {
    const customer = await startCustomer(server, { educational_level: '' })
    const { matched } = await getOffers(customer)
    const lenderId = matched.find(({ lender_slug }) => lenderProfile(lender_slug).asks.includes('ifsc'))?.lender_id ?? 0
    const { sends } = await customer.browser.call('getKfs', { params: { appId: customer.appId, lenderId }, query: {} })
    expect(sends).not.toContain('profile.educational_level')
    const body = await readToApply(customer.browser, customer.appId, lenderId)
    const shares = sends.filter((name) => name !== 'profile.gender')
    const { appId, browser, userId } = customer
    const { data } = await browser.call('applyToLender', { params: { appId }, body: { ...body, shares } })
    await browser.call('updateUser', { params: { id: userId }, body: { educational_level: 3 } })
    const answers = Object.fromEntries((data.next_step.fields ?? []).map((field) => [field, ANSWERS[field] ?? '']))
    await browser.call('answerLender', { params: { appId: data.app_id }, body: { answers } })
    expect(sent[0]?.customer).not.toHaveProperty('educational_level')
    expect(sent[0]?.customer).not.toHaveProperty('gender')
    expect(sent[0]?.customer).toMatchObject({ residence_type: 'owned' })
  })

  it('of another person goes out only when the customer says that they know of it', async () => {
    const customer = await startCustomer(server)
    const { matched } = await getOffers(customer)
    const lenderId =
      matched.find(({ lender_slug }) => lenderProfile(lender_slug).asks.includes('reference_name'))?.lender_id ?? 0
    const { appId, browser } = customer
    const body = await readToApply(browser, appId, lenderId)
    const { data } = await browser.call('applyToLender', { params: { appId }, body })
    expect(data.next_step.fields).toContain('reference_told')
    const answers = Object.fromEntries((data.next_step.fields ?? []).map((field) => [field, ANSWERS[field] ?? '']))
    const params = { appId: data.app_id }
    expect(
      await browser.answer('answerLender', { params, body: { answers: { ...answers, reference_told: 0 } } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { reference_told: expect.stringMatching(/Tell this person first/) as unknown } },
    })
    expect(sent).toEqual([])
    await browser.call('answerLender', { params, body: { answers } })
    expect(sent[0]?.additional_info).toMatchObject({ reference_told: 1 })
  })

  it('to the bureau is what its consent names, and nothing before it is given', async () => {
    const { bureau } = server.deps
    const asked: object[] = []
    server.deps.bureau = {
      ...bureau,
      score: (enquiry) => {
        asked.push(enquiry)
        return bureau.score(enquiry)
      },
      person: (enquiry) => {
        asked.push(enquiry)
        return bureau.person(enquiry)
      },
    }
    onTestFinished(() => void (server.deps.bureau = bureau))
    const customer = await startCustomer(server)
    await getOffers(customer)
    expect(asked).toEqual([])
    await customer.browser.call('giveConsent', { body: given('credit_score')[0] })
    await getOffers(customer)
    await customer.browser.call('fillFromBureau', { params: { id: customer.userId } })
    const HERE: Record<string, string> = { pan: 'tin', mobile: 'mobile_phone_number' }
    const names = asked.flatMap(Object.keys).map((key) => `profile.${HERE[key] ?? key}`)
    expect([...new Set(names)].toSorted()).toEqual([...BUREAU_FIELDS].toSorted())
  })

  it.each([
    ['the mobile number where there is one', false, ['first_name', 'last_name', 'birth_date', 'phone']],
    ['the email where there is no number', true, ['first_name', 'last_name', 'birth_date', 'email']],
  ])('to an insurer is who asks and %s, as its consent says', async (_, byEmail, parts) => {
    const visitor = byEmail
      ? ({ channel: 'email', destination: 'asha@sentinel.in' } as const)
      : ({ channel: 'mobile', destination: '9876543210' } as const)
    const { browser, userId } = await server.signInCustomer(visitor)
    const { first_name, last_name, birth_date } = PROFILE
    await browser.call('updateUser', { params: { id: userId }, body: { first_name, last_name, birth_date } })
    if (!byEmail) await proveEmail(server, browser)
    const [plan] = (await browser.call('listInsurancePlans', { query: {} })).data
    const consent = given('share_with_insurer')[0]
    await browser.call('requestInsurancePlan', {
      params: { planId: String(plan?.plan_id) },
      body: { premium: plan?.premium ?? 0, consent },
    })
    await runDueJobs(server.deps)
    expect(Object.keys(insured[0]?.customer ?? {})).toEqual(parts)
    const words = (await consentTo({ browser, userId, appId: '' }, 'share_with_insurer'))?.words?.en ?? ''
    expect(words.includes(en.word.email)).toBe(byEmail)
    expect(words.includes(en.word.mobile)).toBe(!byEmail)
    expect(words).not.toContain(en.word.pan)
  })
})
