import { expect } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { agreeingChannel } from '#src/contract/entities/identity/sign-in-contact.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { BodyTo, Browser, QueryTo } from '#tests/setup/browser.ts'
import type { TestServer } from '#tests/setup/server.ts'

/** A complete personal loan profile of somebody who signs in by mobile number; the score of this PAN is 820. */
export const PROFILE = {
  first_name: 'Ananya',
  last_name: 'Quillfeather',
  birth_date: '14-08-1990',
  gender: 2,
  tin: 'HIGPQ4321A',
  email: 'ananya.q@sentinel.in',
  address1: '221 Peacockfeather Lane',
  address2: 'Zanzibarpur, Bengaluru',
  postal_code: '560034',
  residence_type: 1,
  employment_status_code: 1,
  employer_name: 'Blue Lotus Software',
  officepincode: '560001',
  monthly_income: 85_000,
  salary_mode: 1,
  emi: 5_000,
  educational_level: 3,
  se_loan_amount: 100_000,
  allow_sms: 0,
  allow_emails: 0,
} satisfies BodyTo<'updateUser'>

const [day = '', month = '', year = ''] = PROFILE.birth_date.split('-')
/** What they answer to two questions of whoever answers their call. */
export const RIGHT_ANSWERS = {
  first: 'birth_date',
  first_answer: `${day}/${month}/${year}`,
  second: 'pan_ending',
  second_answer: ` ${PROFILE.tin.slice(-4).toLowerCase()} `,
} as const satisfies BodyTo<'checkIdentity'>

/** What staff do for a caller who has lost their contacts: two answers, and a code of the new one. Answers the last call. */
export async function askForLostContact(
  server: TestServer,
  agent: Browser,
  userId: number,
  to: string,
  reason: string,
) {
  const params = { user_id: userId }
  await agent.call('checkIdentity', { params, body: RIGHT_ANSWERS })
  const channel = to.includes('@') ? 'email' : 'mobile'
  const sent = await agent.answer('sendLostContactCode', { params, body: { channel, destination: to } })
  if (sent.status !== 200) return sent
  return agent.answer('askForLostContact', { params, body: { otp: server.codeFor(to), reason } })
}

/** Any text, and text that fits, inside an expected shape. */
export const someText: unknown = expect.any(String)
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)

type Given<Purposes extends readonly ConsentPurpose[]> = {
  [At in keyof Purposes]: { purpose: Purposes[At]; version: string }
}
export const given = <Purposes extends readonly ConsentPurpose[]>(...purposes: Purposes) =>
  purposes.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] })) as Given<Purposes>
export const APPLY_CONSENTS = given('kfs_read', 'share_with_lender', 'bureau_check')

/** Lenders of the seed: one that asks nothing more, one that asks for a loan purpose. */
export const PLAIN_LENDER = 16
export const ASKING_LENDER = 12

export { bodyOf }

export interface Customer {
  browser: Browser
  userId: number
  appId: string
}

/** Signed in, profile complete, draft open. */
export async function startCustomer(
  server: TestServer,
  changes: BodyTo<'updateUser'> = {},
  destination = '9876543210',
): Promise<Customer> {
  server.deps.limits.profile = 'relaxed'
  const { browser, userId } = await server.signInCustomer({ destination })
  await browser.call('updateUser', { params: { id: userId }, body: { ...PROFILE, ...changes } })
  const { app_id } = await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
  return { browser, userId, appId: app_id }
}

export const getOffers = ({ browser, appId }: Customer, query: QueryTo<'getOffers'> = {}): Promise<OffersAnswer> =>
  browser.call('getOffers', { params: { appId }, query })

/** What the offer's page does before the boxes: shows the Key Fact Statement. Answers the body of an application by it. */
export async function readToApply(browser: Browser, appId: string, lenderId: number, query: QueryTo<'getKfs'> = {}) {
  const shown = await browser.answer('getKfs', { params: { appId, lenderId }, query })
  // Where nothing is offered there is no statement to read.
  const proposal_number = shown.status === 200 ? shown.body.data.proposal_number : 'none'
  return { lender_id: lenderId, proposal_number, consents: APPLY_CONSENTS }
}

export async function apply(customer: Customer, lenderId = PLAIN_LENDER, headers: Record<string, string> = {}) {
  const { browser, appId } = customer
  const body = await readToApply(browser, appId, lenderId)
  return browser.answer('applyToLender', { params: { appId }, body, headers })
}

export const listApplications = async ({ browser }: Customer): Promise<Application[]> =>
  (await browser.call('listApplications')).data

/** Moves the clock and runs what has become due, step by step, as the job loop would. */
export async function letTimePass(server: TestServer, seconds: number, step = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    server.clock.set(new Date(server.clock.now().getTime() + step * 1000))
    await runDueJobs(server.deps)
  }
}

/** The address that was typed into the profile becomes one that signs in, and gets news. */
export async function proveEmail(
  server: TestServer,
  browser: Browser,
  destination: string = PROFILE.email,
): Promise<void> {
  await proveContact(server, browser, 'email', destination)
}

/** Sends the code by which the contact that signs in agrees to another one; answers it. */
export async function agreeingCode(server: TestServer, browser: Browser, channel: 'mobile' | 'email'): Promise<string> {
  await browser.call('sendContactCode', { body: { channel } })
  const { data } = await browser.call('getSignInContacts')
  const by = agreeingChannel({ mobile: data.mobile.verified, email: data.email.verified }, channel)
  return server.codeFor(by === null ? '' : data[by].value)
}

/** Another contact signs in from now on: both codes. */
export async function proveContact(
  server: TestServer,
  browser: Browser,
  channel: 'mobile' | 'email',
  destination: string,
): Promise<void> {
  const old_otp = await agreeingCode(server, browser, channel)
  await browser.call('sendContactCode', { body: { channel, destination, old_otp } })
  await browser.call('verifyContactCode', { body: { otp: server.codeFor(destination), old_otp } })
}
