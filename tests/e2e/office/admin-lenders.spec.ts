import type { Locator, Page } from '@playwright/test'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { signInAndComplete } from '../support/journey.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

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

/** Whether two of them lie over each other, once what moves has come to rest. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('nothing is there to look at')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

const toasts = (page: Page) => page.locator('.Toastify__toast')

for (const width of [360, 1440])
  test(`what takes a save back is one, and lies over no field that is being filled in, at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAs(page, product, 'admin@demo.test')
    await page.goto(`${product.origin}/admin/lenders/2?tab=offer`)
    // A pointer on a toast, which is not what this is about, would hold it.
    await page.getByRole('button', { name: 'Edit: Text', exact: true }).click()
    for (const text of [`Half the fee, ${width}`, 'No fee']) {
      const field = page.getByRole('textbox', { name: w('lenders-admin:fields.so_text') })
      await field.fill(text)
      await page.getByRole('button', { name: w('common:save') }).click()
      await expect(field).toBeHidden()
      await expect(toasts(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Edit: Text', exact: true }).click()
    }
    const undo = toasts(page).filter({ has: page.getByRole('button', { name: w('common:undo') }) })
    await expect(undo).toHaveCount(1)
    const field = page.getByRole('textbox', { name: w('lenders-admin:fields.so_text') })
    // Wherever on the page somebody has scrolled to, the toast is not on what is typed in.
    for (const place of ['start', 'center', 'end'] as const) {
      await field.evaluate((element, block) => element.scrollIntoView({ block }), place)
      await field.focus()
      await expect.poll(() => overlap(undo, field), { message: place }).toBe(false)
    }
    await page.keyboard.press('Escape')
    await undo.getByRole('button', { name: w('common:undo') }).click()
    await expect(page.getByText(`Half the fee, ${width}`)).toBeVisible()
  })
