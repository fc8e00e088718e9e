import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { CONSENT_VERSIONS } from '../../../src/contract/entities/privacy/consent-purposes.ts'
import type { Product } from '../../setup/product.ts'
import { words } from './words.ts'
import type { Language } from './words.ts'

export interface Person {
  phone: string
  email: string
  pan: string
  birth_date: string
}

let made = 0
/** Somebody nobody has seen before. */
export function newPerson(): Person {
  const n = ((process.pid % 900) + 100) * 1_000 + made++
  const digits = String(n).padStart(6, '0').slice(-6)
  return {
    phone: `9812${digits}`,
    email: `asha${digits}@mail.com`,
    // The sandbox bureau knows a good score for these.
    pan: `HIGPP${digits.slice(-4)}F`,
    birth_date: '14/08/1994',
  }
}

/** What is typed, or the option or term that is chosen. */
type Value = string | { option: string } | { months: number }

/** The two steps to the first offers, in the order of their fields. */
export const shortFields = (person: Person): Record<string, Record<string, Value>> => ({
  loanAndPan: {
    se_loan_amount: '300000',
    se_loan_tenure: { months: 24 },
    se_loan_purpose: { option: 'loanPurpose.wedding' },
    tin: person.pan,
  },
  youAndWork: {
    first_name: 'Asha',
    last_name: 'Patil',
    birth_date: person.birth_date,
    postal_code: '431001',
    employment_status_code: { option: 'employmentStatus.salaried' },
    monthly_income: '42000',
    emi: '3500',
  },
})

/** What a lender needs beyond the offers. */
const forTheLender = (person: Person): Record<string, Value> => ({
  email: person.email,
  gender: { option: 'Gender.female' },
  address1: 'Cidco N-4',
  residence_type: { option: 'residentType.owned' },
  employer_name: 'Sunrise Textiles',
  officepincode: '431001',
  salary_mode: { option: 'salaryMode.bankTransfer' },
})

/** The whole profile, step by step, in the order of its fields. */
export const loanFields = (person: Person): Record<string, Record<string, Value>> => ({
  personalInformation: {
    first_name: 'Asha',
    last_name: 'Patil',
    birth_date: person.birth_date,
    gender: { option: 'Gender.female' },
    tin: person.pan,
  },
  contactDetails: {
    email: person.email,
    address1: 'Cidco N-4',
    postal_code: '431001',
    residence_type: { option: 'residentType.owned' },
  },
  employmentDetails: {
    employment_status_code: { option: 'employmentStatus.salaried' },
    employer_name: 'Sunrise Textiles',
    officepincode: '431001',
    monthly_income: '42000',
    salary_mode: { option: 'salaryMode.bankTransfer' },
    emi: '3500',
  },
  communicationPreferences: { se_loan_amount: '300000' },
})

/** From the landing page to a signed-in customer. */
export async function signIn(
  page: Page,
  product: Product,
  language: Language,
  person: Person,
  start = '/',
): Promise<void> {
  await askForCode(page, product, language, person, start)
  await enterCode(page, product, language, person)
}

export async function askForCode(
  page: Page,
  product: Product,
  language: Language,
  person: Person,
  start = '/',
): Promise<void> {
  const w = words(language)
  await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
  // The same number gets a code every 30 seconds at most.
  if ((await product.outbox(person.phone)).length > 0) await product.letPass(31)
  await page.goto(product.origin + start)
  const contact = page.getByLabel(w('landing:start.mobile'), { exact: true })
  await contact.fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
}

export async function enterCode(page: Page, product: Product, language: Language, person: Person): Promise<void> {
  const w = words(language)
  const [message] = await product.outbox(person.phone)
  if (!message) throw new Error('no code was sent')
  // The sixth digit sends it.
  await page.getByLabel(w('verification:code')).fill(message.code)
  await page.waitForURL((url) => url.pathname !== '/verification')
}

/** Whoever comes back shows who they are. */
export async function proveIdentity(page: Page, language: Language, person: Person): Promise<void> {
  const w = words(language)
  await page.getByLabel(w('welcome:identity.pan')).fill(person.pan)
  await page.getByLabel(w('welcome:identity.birthDate')).fill(person.birth_date)
  await page.getByRole('button', { name: w('welcome:continue'), exact: true }).click()
}

export async function choosePersonalLoan(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/products$/)
  await page.getByRole('button', { name: new RegExp(`^${words(language)('products:kinds.personal.name')}`) }).click()
  await page.waitForURL('**/user/user-detail**')
}

/** Types one field by its label, whatever kind it is; `labels` is where its label stands. */
export async function fillField(
  page: Page,
  language: Language,
  name: string,
  value: Value,
  labels = 'rules:labels',
): Promise<void> {
  const w = words(language)
  const label = w(`${labels}.${name}`)
  if (typeof value === 'string') {
    await field(page, label).fill(value)
    return
  }
  if ('months' in value) return void (await field(page, label).selectOption(String(value.months)))
  const text = w(`options:${value.option}`)
  const radio = page.getByRole('group', { name: label }).or(page.getByRole('radiogroup', { name: label }))
  if (await radio.count()) await radio.getByText(text, { exact: true }).click()
  else await field(page, label).selectOption({ label: text })
}

function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).first()
}

/** Goes through the two steps to the offers, as a person would. */
export async function fillLoanForm(page: Page, language: Language, person: Person): Promise<void> {
  const w = words(language)
  for (const [step, fields] of Object.entries(shortFields(person))) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(`profile:${step}.title`))
    for (const [name, value] of Object.entries(fields)) await fillField(page, language, name, value)
    await page
      .getByRole('button', { name: new RegExp(`^(${w('profile:continue')}|${w('profile:seeOffers')})$`) })
      .click()
  }
  await page.waitForURL('**/user/offers**')
}

/** From an offer to the last questions of its lender, and back. */
export async function answerLender(page: Page, language: Language, person: Person, look = async () => {}) {
  const w = words(language)
  await page
    .getByRole('link', { name: w('applications:answersFirst.open') })
    .or(page.getByRole('link', { name: w('applications:answersFirst.short'), exact: true }))
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('profile:forTheLender.title'))
  await look()
  for (const [name, value] of Object.entries(forTheLender(person))) await fillField(page, language, name, value)
  await page.getByRole('button', { name: w('profile:backToOffer') }).click()
  await page.waitForURL(/\/user\/offers\/\d+/)
}

/** What the form keeps of `loanFields`. */
const profileOf = ({ birth_date, email, pan }: Person) => ({
  first_name: 'Asha',
  last_name: 'Patil',
  birth_date: birth_date.replaceAll('/', '-'),
  gender: 2,
  tin: pan,
  email,
  address1: 'Cidco N-4',
  postal_code: '431001',
  residence_type: 1,
  employment_status_code: 1,
  employer_name: 'Sunrise Textiles',
  officepincode: '431001',
  monthly_income: 42_000,
  salary_mode: 1,
  emi: 3_500,
  se_loan_amount: 300_000,
})

/**
 * Somebody who has signed in and chosen a product, for journeys that are not about that: what the screens ask of the
 * server is asked directly. Opens nothing. Answers how to ask more as this person.
 */
export async function comeIn(
  page: Page,
  product: Product,
  language: Language,
  person: Person,
  productType: string | null = 'Personal Loans',
) {
  await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
  let authorization = ''
  const ask = async <T>(path: string, data: object): Promise<T> => {
    const headers = { origin: product.origin, 'x-language': language, ...(authorization && { authorization }) }
    const answer = await page.request.post(product.origin + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const keep = (name: string, value: string) => ask('/api/cookies/save', { name, value })
  const { prospectAppId } = await ask<{ prospectAppId: string }>('/api/prospect', {})
  const notice_version = CONSENT_VERSIONS.privacy_notice
  await ask('/api/otp/send', { prospectAppId, channel: 'mobile', destination: person.phone, notice_version, language })
  const [message] = await product.outbox(person.phone)
  const { token, user_id } = await ask<{ token: string; user_id: number }>('/api/otp/verify', {
    prospectAppId,
    otp: message?.code,
  })
  authorization = `Bearer ${token}`
  await keep('atkn', token)
  await keep('prospectAppId', prospectAppId)
  if (productType) await keep('productType', productType)
  return { ask, keep, userId: user_id }
}

/** Somebody new whose form is complete, in front of the offers. */
export async function signInAndComplete(page: Page, product: Product, language: Language): Promise<Person> {
  const person = newPerson()
  const { ask, keep, userId } = await comeIn(page, product, language, person)
  await ask(`/api/user/${userId}`, profileOf(person))
  const { app_id } = await ask<{ app_id: string }>('/api/applications', { product_type: 'Personal Loans' })
  await keep('appId', app_id)
  await page.goto(`${product.origin}/user/offers`)
  return person
}

/** Somebody in front of the first step of the whole profile. */
export async function openForm(page: Page, product: Product, language: Language, person: Person): Promise<void> {
  await comeIn(page, product, language, person)
  await page.goto(`${product.origin}/user/user-detail?step=personal-information`)
  await page.getByLabel(words(language)('rules:labels.first_name'), { exact: true }).waitFor()
}

/** Opens the details of the first offer; answers the lender's name. */
export async function openFirstOffer(page: Page, language: Language): Promise<string> {
  const w = words(language)
  await page
    .getByRole('link', { name: w('offers:details') })
    .first()
    .click()
  await page.waitForURL(/\/user\/(business-)?offers\/\d+/)
  await page.getByRole('heading', { name: w('applications:apply.title') }).waitFor()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** The button below the first ten offers. */
export const moreOffers = (page: Page, language: Language): Locator =>
  page.getByRole('button', {
    name: new RegExp(words(language)('offers:showMore_other', { count: '#' }).replace('#', String.raw`\d+`)),
  })

/** Opens the details of one lender's offer, wherever in the list it stands. */
export async function openOfferOf(page: Page, language: Language, lender: string): Promise<void> {
  const w = words(language)
  await page.getByRole('article').first().waitFor()
  const more = moreOffers(page, language)
  if (await more.isVisible()) await more.click()
  await page.getByRole('link', { name: w('offers:detailsOf', { lender }) }).click()
  await page.getByRole('heading', { name: w('applications:apply.title') }).waitFor()
}

/** The box of a consent; the one to share goes on with what is shared, which differs from loan to loan. */
export const consentBox = (
  page: Page,
  language: Language,
  lender: string,
  purpose: 'kfs_read' | 'share_with_lender' | 'bureau_check',
): Locator => {
  const w = words(language)
  if (purpose !== 'share_with_lender') return page.getByLabel(w(`applications:apply.consent.${purpose}`, { lender }))
  const [start = ''] = w('asked:consent.share_with_lender', { lender, what: '|' }).split('|')
  return page.getByLabel(start.trim())
}

export async function tickConsents(page: Page, language: Language, lender: string): Promise<void> {
  for (const purpose of ['kfs_read', 'share_with_lender', 'bureau_check'] as const)
    await consentBox(page, language, lender, purpose).check()
}

/** Named in full on a wide screen, in short in the bar of a phone. */
export function applyButton(page: Page, language: Language, lender: string): Locator {
  const w = words(language)
  return page
    .getByRole('button', { name: w('applications:apply.to', { lender }), exact: true })
    .or(page.getByRole('button', { name: w('applications:apply.short'), exact: true }))
}

/** Waits until the screen after the application stands: questions, hand-over or status, by lender. */
export async function afterApplying(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => !/^\/user\/(business-)?offers/.test(pathname))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
