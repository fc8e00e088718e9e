import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { enterAs } from './support/staff.ts'
import { words } from './support/words.ts'

const w = words('en')

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
    for (const text of ['Half the fee', 'No fee']) {
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
    await expect(page.getByText('Half the fee')).toBeVisible()
  })
