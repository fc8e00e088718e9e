import { expect } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Answer, Browser } from '#tests/setup/browser.ts'
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
}

/** Any text, and text that fits, inside an expected shape. */
export const someText: unknown = expect.any(String)
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)

export const given = (...purposes: ConsentPurpose[]) =>
  purposes.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }))
export const APPLY_CONSENTS = given('kfs_read', 'share_with_lender', 'bureau_check')

/** Lenders of the seed: one that asks nothing more, one that asks for a loan purpose. */
export const PLAIN_LENDER = 16
export const ASKING_LENDER = 12

export function bodyOf<T>(answer: Answer): T {
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

export interface Customer {
  browser: Browser
  userId: number
  appId: string
}

/** Signed in, profile complete, draft open. */
export async function startCustomer(
  server: TestServer,
  changes: Partial<Record<keyof typeof PROFILE, string | number>> = {},
  destination = '9876543210',
): Promise<Customer> {
  server.deps.limits.profile = 'relaxed'
  const { browser, userId } = await server.signInCustomer({ destination })
  bodyOf(await browser.post(`/api/user/${userId}`, { ...PROFILE, ...changes }))
  const { app_id } = bodyOf<{ app_id: string }>(
    await browser.post('/api/applications', { product_type: 'Personal Loans' }),
  )
  return { browser, userId, appId: app_id }
}

export const getOffers = async ({ browser, appId }: Customer, query = ''): Promise<OffersAnswer> =>
  bodyOf(await browser.get(`/api/offers/${appId}${query}`))

/** What the offer's page does before the boxes: shows the Key Fact Statement. Answers the body of an application by it. */
export async function readToApply(browser: Browser, appId: string, lenderId: number, query = '') {
  const { status, body } = await browser.get(`/api/offers/${appId}/${lenderId}/kfs${query}`)
  // Where nothing is offered there is no statement to read.
  const proposal_number = status === 200 ? (body as { data: Kfs }).data.proposal_number : 'none'
  return { lender_id: lenderId, proposal_number, consents: APPLY_CONSENTS }
}

export async function apply(customer: Customer, lenderId = PLAIN_LENDER, headers: Record<string, string> = {}) {
  const { browser, appId } = customer
  const body = await readToApply(browser, appId, lenderId)
  return browser.post(`/api/applications/${appId}/apply`, body, { headers })
}

export const listApplications = async ({ browser }: Customer): Promise<Application[]> =>
  bodyOf<{ data: Application[] }>(await browser.get('/api/applications')).data

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
  bodyOf(await browser.post('/api/sign-in-contacts/send-code', { channel: 'email', destination }))
  bodyOf(await browser.post('/api/sign-in-contacts/verify', { otp: server.codeFor(destination) }))
}
