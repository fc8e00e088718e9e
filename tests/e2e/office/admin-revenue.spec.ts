import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

const w = words('en')
const PATH = '/admin/lenders/1?tab=revenue'
const section = (page: Page) => page.getByRole('region', { name: 'Revenue slabs', exact: true })

/** What the rows are told apart by, in their order: the upper end of what was disbursed. */
const order = (page: Page) =>
  section(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelectorAll('td')[1]?.textContent ?? ''))
const SMALL = '0 to 5,00,000'
const LARGE = '4,00,000 to 10,00,000'

/** Moves, and sees that the order is saved: it is the same when the page is loaded again. */
async function expectKept(page: Page, expected: string[], move: () => Promise<void>) {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/lender-revenue/set-order') && answer.ok())
  await move()
  await saved
  await expect(page.getByText('Revenue order updated').first()).toBeVisible()
  await expect.poll(() => order(page)).toEqual(expected)
  await page.reload()
  await expect(section(page).getByRole('row')).toHaveCount(3)
  expect(await order(page)).toEqual(expected)
}

const handle = (page: Page, place: number) => page.getByRole('button', { name: `Reorder slab ${place}` })

/** Colours are measured when a dialog has faded in. */
const fadedIn = (page: Page) => expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1')

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('an admin writes, orders, tries out and deletes revenue slabs', async ({ page, context, browser, product }) => {
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(product.origin + PATH)
  const slabs = section(page)
  await expect(slabs.getByText(w('revenue:empty'))).toBeVisible()

  await test.step('the dialog refuses in the words of the rules, loses nothing, and adds', async () => {
    await slabs.getByRole('button', { name: 'Add revenue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add revenue slab 1' })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    await field('Disbursed from').pressSequentially('-600000')
    await field('Disbursed up to').fill('500000')
    await dialog.getByRole('button', { name: 'Save slab' }).click()
    await expect(dialog.getByText('Revenue type is required', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Max must be greater than Min', { exact: true })).toBeVisible()
    const either = dialog.getByText('* Either Revenue Flat or Revenue Percentage is required', { exact: true })
    await expect(either).toBeVisible()
    await field('Percentage').fill('100.001')
    await expect(dialog.getByText('Must be between 0 and 100', { exact: true })).toBeVisible()
    await fadedIn(page)
    await expectAccessible(page, 'the refused slab')
    await expect(field('Disbursed from')).toHaveValue('6,00,000')

    await field('Disbursed from').fill('0')
    await field('Percentage').fill('1.525')
    await field('Revenue type').selectOption('Percentage of disbursal')
    await dialog.getByRole('button', { name: 'Save slab' }).click()
    await expect(page.getByText('Revenue added successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(slabs.getByRole('cell', { name: '1.525%', exact: true })).toBeVisible()
  })

  await test.step('a second slab leaves a gap and an overlap, which are named', async () => {
    await slabs.getByRole('button', { name: 'Add revenue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add revenue slab 2' })
    await dialog.getByLabel('Disbursed from', { exact: true }).fill('400000')
    await dialog.getByLabel('Disbursed up to', { exact: true }).fill('1000000')
    await dialog.getByLabel('Revenue type').selectOption('Flat per loan')
    await dialog.getByLabel('Flat', { exact: true }).fill('250')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(slabs.getByText('No slab takes a disbursed amount of ₹ 10,00,001 and above.')).toBeVisible()
    await expect(slabs.getByText('Slabs 1 and 2 overlap. Where both fit, slab 1 is used.')).toBeVisible()
    expect(await order(page)).toEqual([SMALL, LARGE])
  })

  await test.step('the simulator names the slab and what it pays', async () => {
    await slabs.getByLabel('Disbursed amount').fill('450000')
    await slabs.getByLabel('Number of loans').fill('3')
    await expect(slabs.getByText('Slab 1 is used. The lender pays ₹6,862.50.')).toBeVisible()
    await slabs.getByLabel('Disbursed amount').fill('900000')
    await expect(slabs.getByText('Slab 2 is used. The lender pays ₹750.')).toBeVisible()
    await slabs.getByLabel('Disbursed amount').fill('1000001')
    await expect(slabs.getByText('No slab fits, so nothing is paid.')).toBeVisible()
    await expectAccessible(page, 'the revenue slabs')
  })

  await test.step('by mouse', async () => {
    const from = await middleOf(handle(page, 2))
    const to = await middleOf(handle(page, 1))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 8)
    await page.mouse.move(to.x, to.y - 4, { steps: 6 })
    await expectKept(page, [LARGE, SMALL], () => page.mouse.up())
  })

  await test.step('by keyboard', async () => {
    await handle(page, 1).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('The slab is at place 1 of 2.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('The slab is at place 2 of 2.')).toBeAttached()
    await expectKept(page, [SMALL, LARGE], () => page.keyboard.press('Space'))
  })

  await test.step('by the buttons', async () => {
    const button = (name: string) => slabs.getByRole('button', { name })
    await expectKept(page, [LARGE, SMALL], () => button('Move slab 1 down').click())
    await expectKept(page, [SMALL, LARGE], () => button('Move slab 2 up').click())
  })

  await test.step('by touch, on a telephone', async () => {
    const phone = await browser.newContext({
      storageState: await context.storageState(),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const small = await phone.newPage()
    await small.goto(product.origin + PATH)
    await expect(section(small).getByRole('row')).toHaveCount(3)
    await expectNoSidewaysScroll(small)
    const cdp = await phone.newCDPSession(small)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const from = await middleOf(handle(small, 2))
    const to = await middleOf(handle(small, 1))
    const scrolled = await small.evaluate(() => window.scrollY)
    await touch('touchStart', [from])
    for (let step = 1; step <= 6; step += 1)
      await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - 4 - from.y) * step) / 6 }])
    expect(await small.evaluate(() => window.scrollY), 'the page does not move under the finger').toBe(scrolled)
    await expectKept(small, [LARGE, SMALL], async () => void (await touch('touchEnd', [])))
    await phone.close()
  })

  await test.step('deleting asks first', async () => {
    await page.reload()
    await slabs.getByRole('button', { name: 'Delete slab 2' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Are you sure you want to delete this revenue entry? This action cannot be undone.',
    )
    await fadedIn(page)
    await expectAccessible(page, 'the question before a slab is deleted')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await order(page)).toEqual([LARGE, SMALL])
    await slabs.getByRole('button', { name: 'Delete slab 2' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Revenue entry deleted successfully')).toBeVisible()
    await expect.poll(() => order(page)).toEqual([LARGE])
  })

  await test.step('in Hindi, at 360 pixels', async () => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: product.origin }])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page.getByRole('button', { name: words('hi')('revenue:add') }).click()
    await expect(page.getByRole('dialog', { name: words('hi')('revenue:addTitle', { place: 2 }) })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await fadedIn(page)
    await expectAccessible(page, 'a new slab in Hindi')
  })
})
