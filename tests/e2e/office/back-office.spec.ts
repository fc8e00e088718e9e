import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { addressOf } from '#src/contract/endpoints/address-of.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { WORK_KIND_KEYS } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import type { ChaseLine } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { ROLES } from '../support/specified-pages.ts'
import { enterAs, PASSWORD } from '../support/staff.ts'
import { words } from '../support/words.ts'

// No test here needs what another has done.
test.describe.configure({ mode: 'parallel' })

const FURTHER_FILES = new Set(['/admin/commission-upload-file', '/admin/application-status-file'])

async function signInStaff(page: Page, product: Product, path: string, email: string) {
  const w = words('en')
  await page.goto(product.origin + path)
  await page.getByLabel(w('staff:signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(w('staff:signIn.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: w('staff:signIn.submit') }).click()
}

for (const { email, first, may } of ROLES) {
  test(`${email}: the first page, and a menu of what the role may open`, async ({ page, product }) => {
    await signInStaff(page, product, '/admin/login', email)
    await page.waitForURL(`**/admin/${first}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, `the first page of ${email}`)

    const menu = page.getByRole('navigation').getByRole('link')
    const links = await menu.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const listed = may.filter((path) => !path.includes('/') && path !== 'my-sign-in').map((path) => `/admin/${path}`)
    // Three kinds of files have one entry.
    const shown = listed.filter((path) => !(may.includes('mis-upload') && FURTHER_FILES.has(path)))
    expect(new Set(links)).toEqual(new Set(shown))
  })
}

for (const language of ['en', 'hi'] as const)
  test(`the whole menu of an administrator is in sight on a laptop, in ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAs(page, product, 'admin@demo.test', language)
    // Something of each kind waits: the counts stand beside the names, and the longest name takes two lines.
    await page.route('**/api/work-list', async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const answer = (await response.json()) as WorkList
      const items = WORK_KIND_KEYS.map((kind) => ({
        kind,
        count: 12,
        oldest_at: null,
        about: null,
        by: null,
        place: {},
      }))
      await route.fulfill({ response, json: { ...answer, items } })
    })
    await page.goto(`${product.origin}/admin/commission-upload-file`)
    const menu = page.getByRole('navigation', { name: words(language)('staff:menu') })
    await expect(menu.getByRole('link')).toHaveCount(24)
    await expect(menu.getByRole('link', { description: /12/ }).first()).toBeVisible()
    expect(await menu.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  })

test('an admin page without a sign-in asks for it and goes there afterwards', async ({ page, product }) => {
  await page.goto(`${product.origin}/admin/credit-cards`)
  await page.waitForURL((url) => url.pathname === '/admin/login')
  expect(new URL(page.url()).searchParams.get('callback')).toBe('/admin/credit-cards')
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: words('en')('staff:signIn.submit') }).click()
  await page.waitForURL('**/admin/credit-cards')
})

test('a foreign callback is not followed', async ({ page, product, cleanConsole }) => {
  // The page left behind still calls after its cookies are gone.
  cleanConsole.allow(/401|403/)
  for (const callback of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/partner',
  ]) {
    await signInStaff(page, product, `/admin/login?callback=${encodeURIComponent(callback)}`, 'analyst@demo.test')
    await page.waitForURL('**/admin/dashboard')
    await page.context().clearCookies()
  }
})

test('a wrong password is refused in plain words and nothing typed is lost', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(/401/)
  await page.goto(`${product.origin}/admin/login`)
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: words('en')('staff:signIn.submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('admin@demo.test')
  await expectAccessible(page, 'the refused admin sign-in')
})

test('the activity log names what somebody wanted and was refused', async ({ page, product }) => {
  const { origin } = product
  const data = { email: 'agent@demo.test', password: PASSWORD }
  const answer = await page.request.post(`${origin}/api/admin/login`, { data, headers: { origin } })
  const { token } = (await answer.json()) as { token: string }
  const rule = addressOf(ENDPOINTS.setApprovalRule, { kind: 'erasure' })
  const asked = await page.request.post(origin + rule, {
    data: {},
    headers: { origin, authorization: `Bearer ${token}` },
  })
  expect(asked.status()).toBe(403)
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${origin}/admin/user-management?tab=activity`)
  await expect(page.getByText('Wanted: Rule about a second person changed')).toBeVisible()
})

test('an admin signs out, and Back shows nothing', async ({ page, product }) => {
  await signInStaff(page, product, '/admin/login', 'admin@demo.test')
  await page.waitForURL('**/admin/dashboard')
  const reloaded = page.waitForEvent('load')
  await page
    .getByRole('button', { name: /logout|log out/i })
    .first()
    .click()
  await reloaded
  await page.waitForURL((url) => url.pathname === '/admin/login')
  await page.goBack()
  await expect(page.getByText('admin@demo.test')).toHaveCount(0)
})

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`a partner signs in, and is asked to sign in again without the cookie (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.goto(`${product.origin}/partner/login`)
    await page.getByLabel(w('staff:signIn.email'), { exact: true }).fill('partner@demo.test')
    await page.getByLabel(w('staff:signIn.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: w('staff:signIn.submit') }).click()
    await page.waitForURL('**/partner')
    // Everything that the home asks for is answered: nothing is asked without the cookie.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies({ name: '__Host-psid' })
    await page.goto(`${product.origin}/partner/reports`)
    await page.waitForURL((url) => url.pathname === '/partner/login')
  })
}

test('on a phone a table keeps the name of each row beside what is pressed there', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInStaff(page, product, '/admin/login?callback=/admin/credit-cards', 'admin@demo.test')
  const table = page.getByRole('region', { name: 'Credit Cards' })
  const name = table.getByRole('rowheader').first()
  await expect(name).toBeVisible()
  await expectNoSidewaysScroll(page)
  const bin = table.getByRole('button', { name: /^Delete / }).first()
  await bin.focus()
  await expect(bin).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
  const [named, pressed] = [await name.boundingBox(), await bin.boundingBox()]
  expect((named?.x ?? 360) + (named?.width ?? 360)).toBeLessThanOrEqual(pressed?.x ?? 0)
  await table.getByRole('button', { name: 'Sorting Order', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'Sorting Order' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expectAccessible(page, 'the table of cards on a phone')
})

test('on a phone the name of a row is read as words, where its column asks for no width', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, product, 'admin@demo.test', 'hi')
  await page.goto(`${product.origin}/admin/partners`)
  const name = page.getByRole('rowheader').first()
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(120)
})

/** A loan that nobody has paid for: the product of these journeys has none in a month that is over. */
const CHASED: ChaseLine = {
  lender_id: 1,
  lender: 'Anand Money Mart',
  month: '2020-01',
  disbursal_id: 1,
  day: '2020-01-05',
  days: 2_000,
  reference: 'CL-2345-6789',
  loan_account: 'LAN-000000000001234',
  age: 'over90',
  due: true,
  decision: null,
  times: 0,
  disbursed: 12_50_000,
  expected: 31_250,
}

/** Nor a closed month that was billed. */
const BILLED = (
  ['bill_accrued', 'billed', 'unbilled', 'bill_total', 'received', 'tds_held', 'outstanding'] as const
).map((key) => ({ key, value: 12_34_567.89 }))
const BILLS: InternalReportView['bills'] = {
  months: ['2026-09', '2026-10'],
  figures: BILLED,
  lenders: [{ lender_id: 1, lender: 'Anand Money Mart', figures: BILLED }],
}

for (const [language, width] of [
  ['hi', 360],
  ['en', 768],
  ['en', 1024],
] as const)
  test(`no part of the reconciliation or of its bills is wider than the screen (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAs(page, product, 'admin@demo.test', language)
    await page.route('**/api/reconciliation-chase', (route) => route.fulfill({ json: [CHASED] }))
    for (const path of ['', '?tab=chase', '?tab=billing', '/1']) {
      await page.goto(`${product.origin}/admin/reconciliation${path}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
      if (path === '?tab=chase') await expect(page.getByText('CL-2345-6789').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.route('**/api/internal-report?*', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), bills: BILLS } })
    })
    await page.goto(`${product.origin}/admin/internal-report?tab=revenue`)
    await expect(page.getByText('Anand Money Mart')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

test('what is to be pressed first looks so on the staff’s screens too', async ({ page, product }) => {
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/reconciliation/1`)
  const button = page.getByRole('button', { name: 'Close month' })
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('close rows show twenty chased loans where a laptop has 900 px', async ({ page, product }) => {
  const decision = {
    decision_id: 1,
    kind: 'chased' as const,
    state: 'standing' as const,
    agreed_by: null,
    reason: 'Their file of January lacks it',
    by: 'Meera Rao',
    at: '2026-11-02T06:00:00.000Z',
  }
  const chased = Array.from({ length: 30 }, (_, at) => ({
    ...CHASED,
    disbursal_id: at + 1,
    reference: `CL-2345-${6000 + at}`,
    decision,
    times: 2,
  }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => window.localStorage.setItem('cl.office', JSON.stringify({ compact: true })))
  await enterAs(page, product, 'admin@demo.test')
  await page.route('**/api/reconciliation-chase', (route) => route.fulfill({ json: chased }))
  await page.goto(`${product.origin}/admin/reconciliation?tab=chase`)
  const rows = page.locator('tr[data-row]')
  await expect(rows.nth(20)).toBeAttached()
  // Once the list fills the window: its head stays in sight above it.
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights) * 20).toBeLessThanOrEqual(900)
  await expectAccessible(page, 'chased loans in close rows')
})
