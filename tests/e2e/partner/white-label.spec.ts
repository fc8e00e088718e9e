import type { Page } from '@playwright/test'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import type { Approval } from '#src/contract/entities/approvals/approval.ts'
import { themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { choosePersonalLoan, enterCode, fillField, newPerson, shortFields } from '../support/journey.ts'
import { enterAs, PASSWORD } from '../support/staff.ts'
import { words } from '../support/words.ts'

const HOST = 'meenakari.localhost'

/** Of a product that has one administrator alone nothing waits for a second person. */
const THEME = themeOf(REGISTRY.find('bazaarmitr'))
const WAITING: Approval = {
  approval_id: 1,
  kind: 'brand',
  about: 'Anand Money Mart',
  changes: [],
  criteria: null,
  slabs: null,
  printed: null,
  brand: { before: null, after: THEME },
  partner_id: 1,
  user_id: null,
  lender_id: null,
  reason: 'The new season',
  asked_by: 'Meera Rao',
  asked_at: '2026-11-02T06:00:00.000Z',
  is_own: false,
  may_approve: true,
  may_approve_from: null,
  outcome: null,
  decided_by: null,
  decided_at: null,
  decision: null,
}

/** A partner whose code the registry does not have: somebody who asked to sell through us, and was let in. Answers its number. */
async function newPartner(page: Page, { origin }: Product): Promise<number> {
  const ask = async <T>(method: 'get' | 'post', path: string, token: string | null, data?: object): Promise<T> => {
    const headers = { origin, ...(token !== null && { authorization: `Bearer ${token}` }) }
    const answer = await page.request[method](origin + path, { headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await ask('post', '/api/merchant-requests', null, {
    full_name: 'Meena Kari',
    phone: '9876500034',
    email: 'meena@meenakari.com',
    business_name: 'Meenakari Mart',
    pincode: '302001',
    pan: 'AABCM1234B',
    consent: true,
  })
  const { token } = await ask<{ token: string }>('post', '/api/admin/login', null, {
    email: 'admin@demo.test',
    password: PASSWORD,
  })
  const { rows } = await ask<{ rows: { request_id: number }[] }>('get', '/api/merchant-requests', token)
  await ask('post', `/api/merchant-requests/${rows[0]?.request_id}/approve`, token, { code: null })
  const partners = await ask<{ id: number; name: string }[]>('get', '/api/partners', token)
  return partners.find(({ name }) => name === 'Meenakari Mart')?.id ?? 0
}

test('a 34th brand, from its draft to its own host that answers in its colours', async ({ page, product }) => {
  const w = words('en')
  const id = await newPartner(page, product)
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/partners/${id}?tab=brand`)
  const studio = page.getByRole('region', { name: w('brand-studio:title'), exact: true })
  await studio.getByLabel(w('brand-studio:fields.primary'), { exact: true }).fill('#F2A65A')
  await studio.getByLabel(w('brand-studio:fields.secondary'), { exact: true }).fill('#5B1F3D')
  await studio.getByLabel(w('brand-studio:fields.font'), { exact: true }).selectOption('poppins')
  await studio.getByLabel(new RegExp(w('brand-studio:fields.hosts'))).fill(HOST)
  await studio.getByTestId('brand-logo').setInputFiles({
    name: 'mark.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#F2A65A"/><path d="M8 22a8 8 0 0 1 16 0" fill="none" stroke="#5B1F3D" stroke-width="4"/></svg>',
    ),
  })
  await expect(studio.locator('img[src^="/uploads/"]').first()).toBeVisible()
  await studio.getByRole('button', { name: w('brand-studio:save'), exact: true }).click()
  await expect(studio.getByRole('button', { name: w('brand-studio:before.ask') })).toBeEnabled()
  await expectAccessible(page, 'the white-label studio')
  await expectNoSidewaysScroll(page)

  const onHost = product.origin.replace(/127\.0\.0\.1|localhost/, HOST)
  const before = await page.context().newPage()
  await before.goto(`${onHost}/`)
  await expect(before.getByRole('banner')).toContainText('CreditLane')
  await before.close()
  await studio.getByRole('button', { name: w('brand-studio:before.ask') }).click()
  await expect(studio.getByText(/^Version 1$/)).toBeVisible()

  const customer = await page.context().newPage()
  await customer.goto(`${onHost}/`)
  await expect(customer.getByRole('banner')).toContainText('Meenakari Mart')
  const brand = await customer.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect(brand).toBe('#F2A65A')
  const icon = await customer.locator('link[rel="icon"]').getAttribute('href')
  expect((await customer.request.get(product.origin + icon)).headers()['content-type']).toBe('image/png')
  expect(
    await customer
      .locator('header img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(320)

  await test.step('withdrawn while a customer fills in a form: nothing typed is lost, and the way goes on', async () => {
    const person = newPerson()
    await customer.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
    await customer.getByRole('button', { name: w('landing:start.send') }).click()
    await customer.getByRole('button', { name: w('landing:notice.agree') }).click()
    await customer.waitForURL('**/verification')
    await enterCode(customer, product, 'en', person)
    await choosePersonalLoan(customer, 'en')
    const [first, rest] = Object.values(shortFields(person))
    for (const [name, value] of Object.entries(first ?? {})) await fillField(customer, 'en', name, value)

    await studio.getByRole('button', { name: w('brand-studio:withdraw.button') }).click()
    await studio.getByRole('button', { name: w('brand-studio:withdraw.yes') }).click()
    await expect(studio.getByText(w('brand-studio:now.withdrawn'))).toBeVisible()

    const amount = customer.getByLabel(w('rules:labels.se_loan_amount'), { exact: true }).first()
    await expect(amount).toHaveValue(/3,?00,?000/)
    await customer.getByRole('button', { name: w('profile:continue') }).click()
    for (const [name, value] of Object.entries(rest ?? {})) await fillField(customer, 'en', name, value)
    await customer.getByRole('button', { name: w('profile:seeOffers') }).click()
    await expect(customer.getByRole('article').first()).toBeVisible()
    // The next page that is opened is that of the default brand.
    await customer.reload()
    await expect(customer.getByRole('banner')).toContainText('CreditLane')
    await expect(customer.getByRole('article').first()).toBeVisible()
  })
})

for (const width of [360, 1440])
  test(`the pages of a brand that waits for a second person can be read by everybody, at ${width} px`, async ({
    page,
    product,
  }) => {
    const w = words('en')
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/approvals', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), waiting: [WAITING] } })
    })
    await enterAs(page, product, 'admin@demo.test')
    await page.goto(`${product.origin}/admin/approvals`)
    await page.getByText(w('brand-studio:asked.show'), { exact: true }).click()
    for (const side of ['after', 'before'] as const) {
      await page.getByText(w(`brand-studio:asked.${side}`), { exact: true }).click()
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
      await expectAccessible(page, `the brand that is asked for, ${side}`)
      await expectNoSidewaysScroll(page)
    }
  })
