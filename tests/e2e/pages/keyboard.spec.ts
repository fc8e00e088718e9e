import type { Locator, Page } from '@playwright/test'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  afterApplying,
  applyButton,
  comeIn,
  consentBox,
  shortFields,
  newPerson,
  signInAndComplete,
} from '../support/journey.ts'
import { enterAs, PASSWORD } from '../support/staff.ts'
import { untilLive } from '../support/until-live.ts'
import { words } from '../support/words.ts'

/** No test here touches a mouse, and none needs what another has done. */
test.describe.configure({ mode: 'parallel' })

const w = words('en')

/** Presses Tab until one of the targets has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 90; press++) {
    const focused = await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement | SVGElement))
    if (focused) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

/** Goes to something and presses a key there. */
async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await untilLive(target.first())
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await target.waitFor()
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** A dialog takes the focus, keeps it from what is behind it, and gives it back. */
async function expectDialogHoldsFocus(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const focus = () =>
    dialog.evaluate((box) => {
      const { activeElement, body } = document
      // Between its last and its first part the browser's own bar may have it.
      return activeElement === body ? 'browser' : box.contains(activeElement) ? 'dialog' : 'behind'
    })
  await expect.poll(focus).toBe('dialog')
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(await focus()).not.toBe('behind')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('from the landing page to the offers', async ({ page, product }) => {
  const person = newPerson()
  await page.goto(product.origin)
  await tabTo(page, page.getByLabel(w('landing:start.mobile'), { exact: true }))
  await page.keyboard.type(person.phone)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: w('landing:notice.agree') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/verification')
  const [message] = await product.outbox(person.phone)
  await expect(page.getByLabel(w('verification:code'))).toBeFocused()
  await page.keyboard.type(message?.code ?? '')
  await page.waitForURL('**/products')
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${w('products:kinds.personal.name')}`) }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/user-detail**')

  for (const [step, fields] of Object.entries(shortFields(person))) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(`profile:${step}.title`))
    for (const [name, value] of Object.entries(fields)) {
      const label = w(`rules:labels.${name}`)
      if (typeof value === 'string') {
        await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
        await page.keyboard.type(value)
        continue
      }
      const option = 'months' in value ? `${value.months} months` : w(`options:${value.option}`)
      const radio = page.getByRole('radio', { name: option, exact: true })
      const list = page.getByRole('combobox', { name: label })
      if (await radio.count()) {
        const group = page.getByRole('radiogroup', { name: label }).or(page.getByRole('group', { name: label }))
        await tabTo(page, group.getByRole('radio'))
        await page.keyboard.press('Space')
        for (let press = 0; press < 8 && !(await radio.isChecked()); press++) await page.keyboard.press('ArrowDown')
        await expect(radio).toBeChecked()
      } else {
        await tabTo(page, list)
        await page.keyboard.type(option)
        await expect(list.locator('option:checked')).toHaveText(option)
      }
    }
    await tabTo(page, page.getByRole('button', { name: /^Save and / }))
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('**/user/offers**')
  await tabTo(page, page.getByRole('link', { name: w('offers:details') }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/user\/offers\/\d+/)
})

test('from an offer to the application, and the question before it is taken back', async ({ page, product }) => {
  await signInAndComplete(page, product, 'en')
  await pressOn(page, page.getByRole('link', { name: w('offers:details') }))
  await page.waitForURL(/\/user\/offers\/\d+/)
  await page.getByRole('heading', { name: w('applications:apply.title') }).waitFor()
  const lender = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  for (const purpose of ['kfs_read', 'share_with_lender', 'bureau_check'] as const)
    await pressOn(page, consentBox(page, 'en', lender, purpose), 'Space')
  await pressOn(page, applyButton(page, 'en', lender))
  await afterApplying(page)
  await page.goto(`${product.origin}/user/application-status`)
  const open = page.getByRole('button', { name: w('applications:withdraw.open') })
  await pressOn(page, open)
  await expectDialogHoldsFocus(page, open)
})

test('an insurance plan is asked for', async ({ page, product }) => {
  const plan = 'Kirana Basic'
  await comeIn(page, product, 'en', newPerson(), null)
  await page.goto(`${product.origin}/products`)
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^${w('products:kinds.insurance.name')}`) }))
  await page.waitForURL('**/user/insurance')
  await pressOn(page, page.getByRole('button', { name: w('insurance:kind.shop'), exact: true }))
  await pressOn(page, page.getByRole('link', { name: new RegExp(`^${w('insurance:choose')}.*${plan}$`) }))
  const insurer = (await page.getByRole('region', { name: plan }).getByRole('paragraph').first().textContent()) ?? ''
  for (const [field, text] of [
    ['firstName', 'Asha'],
    ['lastName', 'Patil'],
    ['birthDate', '14/08/1990'],
  ])
    await typeInto(page, page.getByLabel(w(`insurance:request.${field}`), { exact: true }), text ?? '')
  const [consent = ''] = w('asked:consent.share_with_insurer', { insurer, what: '|' }).split('|')
  await pressOn(page, page.getByLabel(consent.trim()), 'Space')
  await pressOn(page, page.getByRole('button', { name: w('insurance:request.send', { insurer }) }))
  await expect(page.getByRole('heading', { level: 1, name: w('insurance:asked.title', { insurer }) })).toBeFocused()
})

test('a card is applied for', async ({ page, product }) => {
  const [card, bank] = ['Neem Deposit', 'Neem Small Finance Bank']
  await comeIn(page, product, 'en', newPerson(), PRODUCT.cards)
  await page.goto(`${product.origin}/credit-card?card=102`)
  const apply = page.getByRole('button', { name: w('cards:form.action', { card }) })
  await pressOn(page, apply)
  await expect(page.getByText(w('cards:form.missing'))).toBeVisible()
  await pressOn(
    page,
    page.getByRole('checkbox', { name: w('cards:form.consent', { bank, brand: 'CreditLane' }) }),
    'Space',
  )
  await pressOn(page, apply)
  await expect(page.getByRole('heading', { name: w('cards:leave.title', { bank }) })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: w('cards:leave.go', { bank }) }))
})

test('one of the staff signs in, finds a lender and changes it', async ({ page, product }) => {
  await page.goto(`${product.origin}/admin/login`)
  await typeInto(page, page.getByLabel(w('staff:signIn.email'), { exact: true }), 'admin@demo.test')
  await typeInto(page, page.getByLabel(w('staff:signIn.password'), { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(`${product.origin}/admin/lenders?search=Teak`)
  await pressOn(page, page.getByRole('link', { name: 'Teak Capital', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Teak Capital' })).toBeVisible()
  const offer = page.getByRole('tab', { name: w('lenders-admin:tabs.offer') })
  await tabTo(page, page.getByRole('tab'))
  for (let press = 0; press < 12 && !(await offer.evaluate((tab) => tab === document.activeElement)); press++)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: 'Edit: Text', exact: true }))
  await expect(page.getByRole('textbox', { name: w('lenders-admin:fields.so_text') })).toBeFocused()
  await page.keyboard.type('Half the fee')
  await pressOn(page, page.getByRole('button', { name: w('common:save') }))
  await expect(page.getByText(w('form:inline.saved'))).toBeVisible()
  await expect(page.getByText('Half the fee').first()).toBeVisible()
})

test('a partner makes a link and is asked before it is stopped', async ({ page, product }) => {
  await enterAs(page, product, 'partner@demo.test')
  await page.goto(`${product.origin}/partner/product-offering/personal-loan`)
  await typeInto(page, page.getByLabel(w('partner-offering:make.name')), 'by-keyboard')
  await pressOn(page, page.getByRole('button', { name: w('partner-offering:make.submit') }))
  const stop = page.getByRole('button', { name: 'Stop the link by-keyboard' })
  await pressOn(page, stop)
  await expectDialogHoldsFocus(page, stop)
})
