import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { CHOSEN, choosePassword, enterAs, showMailedCode } from '../support/staff.ts'
import { words } from '../support/words.ts'

const w = words('en')

test('a partner: bank, a person with fewer rights, a ticket, an invitation', async ({
  page,
  product,
  browser,
  cleanConsole,
}) => {
  // A code is asked for first.
  cleanConsole.allow(/409/)
  const field = (on: Page, key: string) => on.getByLabel(w(key), { exact: true })
  const press = (on: Page, key: string) => on.getByRole('button', { name: w(key), exact: true }).click()
  const signIn = async (on: Page, email: string, password: string) => {
    await on.goto(`${product.origin}/partner/login`)
    await field(on, 'staff:signIn.email').fill(email)
    await field(on, 'staff:signIn.password').fill(password)
    await press(on, 'staff:signIn.submit')
    await on.waitForURL(/\/partner\/?$/)
  }
  await enterAs(page, product, 'partner@demo.test')

  await page.goto(`${product.origin}/partner/settings`)
  await expect(field(page, 'partner-settings:business.name')).toHaveAttribute('readonly')
  await expectAccessible(page, 'the settings of the business')
  await page.getByRole('tab', { name: w('partner-settings:tabs.payments') }).click()
  await expect(page).toHaveURL(/tab=payments/)
  await press(page, 'partner-settings:bank.add')
  await field(page, 'partner-settings:bank.holder').fill('Anand Traders')
  await field(page, 'partner-settings:bank.account').fill('123456784242')
  await field(page, 'partner-settings:bank.ifsc').fill('tmrd000123')
  await field(page, 'partner-settings:bank.password').fill('Demo@12345')
  await press(page, 'partner-settings:bank.sendCode')
  await expect(page.getByText(w('partner-settings:bank.codeSent', { email: 'partner@demo.test' }))).toBeVisible()
  const [sent] = await product.outbox('partner@demo.test')
  await field(page, 'partner-settings:bank.code').fill(sent?.code ?? '')
  await press(page, 'partner-settings:bank.send')
  await expect(page.getByText(w('rules:ifsc.invalid'))).toBeVisible()
  await expect(field(page, 'partner-settings:bank.ifsc')).toBeFocused()
  await field(page, 'partner-settings:bank.ifsc').fill('TMRD0001234')
  await press(page, 'partner-settings:bank.send')
  await expect(page.getByText('••••••••4242')).toBeVisible()
  await expectAccessible(page, 'the account')

  await page.getByRole('tab', { name: w('partner-settings:tabs.users') }).click()
  await field(page, 'partner-settings:people.name').fill('Ravi Kale')
  await field(page, 'partner-settings:people.email').fill('ravi.kale@anand.example')
  await press(page, 'partner-settings:people.create')
  await showMailedCode(page, product, 'partner@demo.test')
  await expectAccessible(page, 'the people')
  const other = await browser.newContext()
  const portal = await other.newPage()
  await choosePassword(portal, product, 'ravi.kale@anand.example')
  await signIn(portal, 'ravi.kale@anand.example', CHOSEN)
  const menu = portal.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: w('staff-titles:partnerSettings') })).toBeVisible()
  await expect(menu.getByRole('link', { name: w('staff-titles:communication') })).toHaveCount(0)
  await other.close()

  await page.goto(`${product.origin}/partner/communication/tech-support`)
  await field(page, 'partner-support:new.subject').fill('The QR code')
  await field(page, 'partner-support:new.description').fill('It opens the wrong product.')
  await press(page, 'partner-support:new.send')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/The QR code, ticket CLT-\d+/)
  await field(page, 'tickets:reply.label').fill('It was the old one.')
  await press(page, 'tickets:reply.send')
  await expect(page.getByRole('listitem').filter({ hasText: 'It was the old one.' })).toBeVisible()
  await expectAccessible(page, 'a ticket')

  await page.goto(`${product.origin}/partner/referral`)
  await field(page, 'partner-referral:invite.name').fill('Meera Joshi')
  await field(page, 'partner-referral:invite.contact').fill('9876512345')
  await page.getByRole('checkbox').check()
  await press(page, 'partner-referral:invite.send')
  const link = page.getByLabel(w('partner-referral:list.link', { name: 'Meera Joshi' }), { exact: true })
  const address = await link.inputValue()
  expect(address).toMatch(/\/create-merchant-form\?ref=RF-\w{8}$/)
  await expectAccessible(page, 'the invitations')

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(address)
  const typed = {
    full_name: 'Meera Joshi',
    phone: '9876512345',
    email: 'meera@shop.in',
    business_name: 'Meera Shop',
    pincode: '411001',
    pan: 'ABCPJ1234K',
  }
  for (const [name, value] of Object.entries(typed)) await guest.locator(`input[name="${name}"]`).fill(value)
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: w('merchant:send') }).click()
  await guest.waitForURL(/\/create-merchant-form\/success/)
  await guest.context().close()
  await page.reload()
  await expect(page.getByText(w('partner-referral:next.applied'))).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['settings', 'settings?tab=users', 'settings?tab=security', 'communication', 'referral']) {
    await page.goto(`${product.origin}/partner/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
