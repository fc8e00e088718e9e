import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import type { Product } from '../../setup/product.ts'
import { testNow } from '../../setup/test-time.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { startWithBook } from '../support/book-product.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

let own: Product
test.beforeAll(async () => {
  own = await startWithBook(120)
})
test.afterAll(() => own.stop())

async function openHome(page: Page, language: Language = 'en'): Promise<void> {
  await enterAs(page, own, 'partner@demo.test', language)
  await page.goto(`${own.origin}/partner`)
}

/** The cells of a CSV file whose cells hold no line ends. */
function cellsOf(text: string): string[][] {
  return text
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', '')),
    )
}

test('a partner reads the day, opens a statement, takes a file away and asks about a line', async ({ page }) => {
  await openHome(page)
  const leads = page.locator('dl > *', { has: page.locator('dt', { hasText: /^Leads$/ }) })
  await expect(leads).toContainText('against the 30 days before')
  await expectAccessible(page, 'partner home')
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/preset=last_7_days/)
  await expect(leads).toContainText('against the 7 days before')

  await page.getByRole('link', { name: 'See how it adds up' }).click()
  await expect(page.getByRole('heading', { name: /^Statement of / })).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: 'LD-' })
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page, 'the payouts report')

  const shown = await page.getByText(/^1 to \d+ of \d+$/).innerText()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const [heads, ...lines] = cellsOf(readFileSync(await (await download).path(), 'utf8').replace('\uFEFF', ''))
  expect(lines).toHaveLength(Number(shown.split(' ').at(-1)))
  const net = heads?.indexOf('You get') ?? -1
  const sum = lines.reduce((all, line) => all + Math.round(Number(line[net]) * 100), 0) / 100
  const total = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(sum)
  await expect(page.locator('dl > div', { hasText: 'After TDS' })).toContainText(total)

  // The book has questions of its own: this one is about a line that nobody has asked about.
  const others = await rows.filter({ hasText: /Your question/ }).count()
  const line = rows.filter({ hasNotText: /Your question/ }).last()
  const lead = /LD-\d+/.exec(await line.innerText())?.[0] ?? ''
  await line.getByRole('button', { name: /^Why\?/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('tax deducted at source, 2% (Section 393(1), formerly 194H)')
  await expectAccessible(page, 'an explained line')
  await dialog.getByLabel('Does this line look wrong? Tell us why').fill('The loan was larger.')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your question is open' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rows.filter({ hasText: lead }).filter({ hasText: 'Your question is open' })).toHaveCount(1)
  await expect(rows.filter({ hasText: /Your question/ })).toHaveCount(others + 1)

  // A month of the book may be without a loan.
  const period = new URL(page.url())
  const yesterday = addDays(istDay(testNow()), -1)
  period.search = new URLSearchParams({
    preset: 'custom_range',
    from: addDays(yesterday, -180),
    to: yesterday,
  }).toString()
  await page.goto(period.href)
  for (const tab of ['Leads', 'Applications', 'Loans paid out']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('row', { name: /LD-/ }).first()).toBeVisible()
  }
})

test('an admin settles a month, corrects a line that a partner asks about, and the partner reads why', async ({
  page,
}) => {
  const w = words('en')
  await enterAs(page, own, 'admin@demo.test')
  await page.goto(`${own.origin}/admin/partners/1`)
  const percent = page.getByLabel(w('partners-admin:revenue.percent'), { exact: true })
  await percent.fill('50')
  await percent.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('partners-admin:save') })
    .click()
  await expect(page.getByText(/Revenue, percent: from 40% to 50%/)).toBeVisible()
  await page.getByRole('tab', { name: w('partners-admin:tabs.payouts') }).click()
  const payouts = page.getByRole('region', { name: w('partner-payouts:title'), exact: true })
  await payouts
    .getByRole('link', { name: w('partner-payouts:months.toRuns') })
    .first()
    .click()
  await page.getByRole('button', { name: w('payment-runs:make.open') }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: w('payment-runs:make.open') })
    .click()
  await expect(page).toHaveURL(/payment-runs\/\d+$/)
  await page.goto(`${own.origin}/admin/partners/1?tab=payouts`)
  await payouts.getByRole('button', { name: /^Show/ }).nth(1).click()
  await expect(payouts.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 'the lines of a month')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto(`${own.origin}/admin/partners`)
  await page.getByRole('listitem').filter({ hasText: 'When is this line paid?' }).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: w('partner-payouts:answer.upheld') }).check()
  // Terms of today change nothing of what was paid out before: the answer says what that loan shall earn.
  await dialog.getByLabel(w('partner-payouts:answer.gross')).fill('12345')
  await dialog.getByLabel(w('partner-payouts:answer.text')).fill('You are right.')
  await expectAccessible(page, "the answer to a partner's question")
  await dialog.getByRole('button', { name: w('partner-payouts:answer.send') }).click()
  await expect(dialog).toBeHidden()

  await enterAs(page, own, 'partner@demo.test')
  await page.goto(`${own.origin}/partner/reports?tab=payouts`)
  await page.getByRole('button', { name: /^Why\? Lead LD-\d+, correction$/ }).click()
  await expect(dialog).toContainText('You are right.')
  await expectAccessible(page, 'an explained correction')
})

test('in Hindi on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openHome(page, 'hi')
  const w = words('hi')
  await expect(page.getByText(w('partner-home:chart.title'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'partner home in Hindi')
  await page.goto(`${own.origin}/partner/reports?tab=payouts`)
  await expect(page.getByRole('row').filter({ hasText: 'LD-' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'reports in Hindi')
})
