import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { CHOSEN, choosePassword, enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

test('an admin changes a partner: terms, host name, funnel; a new person signs in', async ({
  page,
  product,
  browser,
}) => {
  const w = words('en')
  const signIn = async (on: typeof page, path: string, email: string, password: string) => {
    await on.goto(`${product.origin}${path}`)
    await on.getByLabel(w('staff:signIn.email'), { exact: true }).fill(email)
    await on.getByLabel(w('staff:signIn.password'), { exact: true }).fill(password)
    await on.getByRole('button', { name: w('staff:signIn.submit') }).click()
  }
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/partners/2`)

  const utm = page.getByLabel(w('partners-admin:utm.label'), { exact: true })
  await utm.fill('rain-26')
  await utm.press('Enter')
  const percent = page.getByLabel(w('partners-admin:revenue.percent'), { exact: true })
  await percent.fill('1.125')
  await percent.press('Enter')
  await expectAccessible(page, 'the question before terms are saved')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('partners-admin:save') })
    .click()
  const history = page.getByRole('region', { name: w('audit:title') })
  await expect(history.getByText(/Revenue, percent: from 0% to 1\.125%/)).toBeVisible()

  await page.getByRole('tab', { name: w('partners-admin:tabs.brand') }).click()
  const host = page.getByLabel(w('partners-admin:hosts.label'), { exact: true })
  await host.fill('Saved.Localhost')
  await host.press('Enter')
  await expect(page.getByText('saved.localhost', { exact: true })).toBeVisible()
  const switchOf = page.getByRole('switch', { name: w('partners-admin:funnel.headline.label') })
  await switchOf.check()
  await expect(history.getByText(/Headline: from off to on/)).toBeVisible()

  await page.getByRole('tab', { name: w('partners-admin:tabs.people') }).click()
  await page.getByLabel(w('partners-admin:users.name'), { exact: true }).fill('Ravi Kale')
  await page.getByLabel(w('partners-admin:users.email'), { exact: true }).fill('ravi@bazaar.example')
  await page.getByRole('button', { name: w('partners-admin:users.create') }).click()
  await expectAccessible(page, 'a partner of the admin')

  const other = await browser.newContext()
  const portal = await other.newPage()
  await choosePassword(portal, product, 'ravi@bazaar.example')
  await signIn(portal, '/partner/login', 'ravi@bazaar.example', CHOSEN)
  await portal.waitForURL(/\/partner\/?$/)
  await portal.goto(product.origin.replace('127.0.0.1', 'saved.localhost'))
  await expect(portal.getByRole('banner')).toContainText('BazaarMitra')
  await page.getByRole('switch', { name: w('partners-admin:users.maySignIn', { name: 'Ravi Kale' }) }).uncheck()
  await expect(history.getByText(/from on to off/)).toBeVisible()
  await portal.goto(`${product.origin}/partner`)
  await portal.waitForURL(/\/partner\/login/)
  await other.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByRole('tab', { name: w('partners-admin:tabs.brand') }).click()
  await expect(switchOf).toBeChecked()
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: w('partners-admin:tabs.terms') }).click()
  await expect(utm).toHaveValue('rain-26')
  await expectNoSidewaysScroll(page)
})
