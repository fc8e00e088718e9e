import type { Page } from '@playwright/test'
import type { Product } from '../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { signInAndComplete } from './support/journey.ts'
import { enterAs } from './support/staff.ts'
import { words } from './support/words.ts'

const w = words('en')

async function openLender(page: Page, product: Product, lender: string): Promise<void> {
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/lenders?search=${encodeURIComponent(lender)}`)
  await page.getByRole('link', { name: lender, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lender })).toBeVisible()
}

test("what an admin changes of a lender is in a customer's next list of offers", async ({ page, product, browser }) => {
  await signInAndComplete(page, product, 'en')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const [first = '', second = ''] = await cards.getByRole('heading', { level: 2 }).allTextContents()

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const admin = await context.newPage()
  await openLender(admin, product, first)
  await admin.getByRole('tab', { name: w('lenders-admin:tabs.criteria') }).click()
  await admin.getByLabel(w('lenders-admin:fields.min_income'), { exact: true }).fill('43000')
  await admin.getByRole('button', { name: w('criteria:try') }).click()
  await expect(admin.getByText(w('criteria:columns.lost'))).toBeVisible()
  await expect(admin.getByRole('cell', { name: w('criteria:reason.income_min') }).first()).toBeVisible()
  await expectAccessible(admin, 'criteria that are tried')
  await admin.getByRole('button', { name: w('criteria:save') }).click()
  await admin.getByRole('button', { name: w('criteria:drafts.publish') }).click()
  await expect(admin.getByText(w('criteria:state.published'), { exact: true })).toBeVisible()

  await admin.goto(`${product.origin}/admin/lenders?search=${encodeURIComponent(second)}`)
  await admin.getByRole('link', { name: second, exact: true }).click()
  await admin.getByRole('tab', { name: w('lenders-admin:tabs.offer') }).click()
  await admin.getByRole('button', { name: 'Edit: Text', exact: true }).click()
  await admin.getByRole('textbox', { name: w('lenders-admin:fields.so_text') }).fill('<b>Half the fee</b> this week')
  await admin.getByRole('button', { name: w('common:save') }).click()
  await expect(admin.getByText(w('form:inline.saved'))).toBeVisible()
  await admin.getByRole('button', { name: 'Edit: Text in Hindi' }).click()
  await admin.getByRole('textbox', { name: 'Text in Hindi' }).fill('इस हफ़्ते आधी फ़ीस')
  await admin.getByRole('button', { name: w('common:save') }).click()
  await expect(admin.getByRole('textbox', { name: 'Text in Hindi' })).toBeHidden()
  // An English page, and its Hindi letters have a font.
  const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  await expect.poll(() => admin.evaluate(loaded)).toContainEqual(expect.stringContaining('Devanagari'))
  await admin.getByRole('switch', { name: w('lenders-admin:fields.so_status') }).click()
  await expect(admin.getByText(w('lenders-admin:offer.live'), { exact: true })).toBeVisible()
  await context.close()

  await page.reload()
  const special = page.getByRole('article', { name: second })
  await expect(special.getByText('<b>Half the fee</b> this week')).toBeVisible()
  const others = page.locator('#not-matched')
  await expect(others.getByRole('heading', { level: 3, name: first })).toBeAttached()
  const income = w('offers:reason.income_min', { required: '₹43,000', actual: '₹42,000' })
  await expect(others.getByText(income).first()).toBeAttached()
  await expectNoSidewaysScroll(page)
})

test('close rows show twenty lenders where a laptop has 900 px', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => window.localStorage.setItem('cl.office', JSON.stringify({ compact: true })))
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/lenders`)
  const rows = page.locator('tr[data-row]')
  await expect(rows.nth(20)).toBeAttached()
  const inSight = await rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= 900).length)
  expect(inSight).toBeGreaterThanOrEqual(20)
  await expectAccessible(page, 'lenders in close rows')
})
