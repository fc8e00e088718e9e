import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signInAndComplete } from '../support/journey.ts'
import { comeToWork, pageReader, STAFF_LOOKS } from '../support/staff.ts'
import { words } from '../support/words.ts'

const REASON = 'फ़ोन और सिम दोनों खो गए'
const LINK = /\/stop-contact-change\/\w+/

for (const look of STAFF_LOOKS) {
  const { language, width } = look
  test(`a change of a lost contact is asked for, agreed to, and stopped by the customer (${language}, ${width} px)`, async ({
    page: customer,
    product,
    browser,
  }) => {
    const w = words(language)
    const open = async () => (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
    await customer.setViewportSize({ width, height: 800 })
    const person = await signInAndComplete(customer, product, language)
    const { phone: fresh } = newPerson()

    const agent = await open()
    await comeToWork(agent, product, 'agent@demo.test', look)
    const typed = [person.phone, person.email, person.pan, fresh, 'Asha Patil', 'Meera Nair', 'Anand Money Mart']
    const masked = [`${person.pan.slice(0, 4)}*****${person.pan.slice(-1)}`, '98xxxxxx', 'a***@mail.com']
    const read = pageReader(agent, look, [...typed, ...masked])
    await agent.goto(`${product.origin}/admin/csr-portal`)
    const main = agent.getByRole('main')
    await agent.getByLabel(w('csr:find.label')).fill(person.phone)
    await main.getByRole('button', { name: w('csr:find.submit') }).click()
    await main.getByRole('link').first().click()
    const dialog = agent.getByRole('dialog')
    const lost = main.getByRole('button', { name: w('csr:acts.lostContact.button') })
    await lost.click()
    await dialog.getByLabel(w('csr:identity.first'), { exact: true }).selectOption('birth_date')
    await dialog.getByLabel(w('csr:identity.firstAnswer')).fill(person.birth_date)
    await dialog.getByLabel(w('csr:identity.second'), { exact: true }).selectOption('pincode')
    await dialog.getByLabel(w('csr:identity.secondAnswer')).fill('431001')
    await read('who calls')
    await dialog.getByRole('button', { name: w('csr:identity.submit') }).click()
    await expect(dialog).toBeHidden()
    await lost.click()
    await dialog.getByLabel(w('csr:acts.contact.destination')).fill(fresh)
    await read('a new contact')
    await dialog.getByRole('button', { name: w('csr:acts.contact.submit') }).click()
    const otp = dialog.getByLabel(w('csr:acts.contact.code'))
    await expect(otp).toBeVisible()
    await otp.fill((await product.outbox(fresh))[0]?.code ?? '')
    await dialog.getByLabel(w('csr:acts.reason')).fill(REASON)
    await read('a code that is read out')
    await dialog.getByRole('button', { name: w('csr:acts.lostContact.confirm') }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('region', { name: w('csr:contactChange.title') })).toBeVisible()
    await read('a change that waits')

    // Whoever is signed in sees it too.
    await customer.reload()
    await expect(customer.getByRole('region', { name: w('contact-change:title') })).toBeVisible()
    await pageReader(customer, look, typed)('the notice')

    const second = await open()
    await comeToWork(second, product, 'admin@demo.test', look)
    await second.goto(`${product.origin}/admin/approvals`)
    await second
      .getByRole('listitem')
      .filter({ hasText: REASON })
      .getByRole('button', { name: new RegExp(`^${w('approvals:approve.button')}`) })
      .click()
    await second.getByRole('dialog').getByLabel(w('approvals:reason')).fill(REASON)
    await second
      .getByRole('dialog')
      .getByRole('button', { name: w('approvals:approve.button'), exact: true })
      .click()
    await expect(second.getByRole('dialog')).toBeHidden()
    await agent.reload()
    const [agreed = ''] = w('csr:contactChange.agreed').split(/[.।]/)
    await expect(main.getByText(agreed)).toBeVisible()
    await read('a change that is agreed to')

    // The link of the message, in a browser where nobody is signed in.
    const link = async () => LINK.exec((await product.outbox(person.phone))[0]?.text ?? '')?.[0] ?? ''
    await expect.poll(link).not.toBe('')
    const stranger = await open()
    await stranger.goto(product.origin + (await link()))
    const heading = (name: string) => stranger.getByRole('heading', { level: language === 'en' ? 1 : 2, name })
    await expect(heading(w('server:contactChange.page.asked.title'))).toBeVisible()
    await expectAccessible(stranger, 'the page to stop it')
    await expectNoSidewaysScroll(stranger)
    await stranger.getByRole('button', { name: w('server:contactChange.page.asked.press') }).click()
    await expect(heading(w('server:contactChange.page.stopped.title'))).toBeVisible()
    await expectAccessible(stranger, 'the page once it is stopped')

    await agent.reload()
    await expect(main.getByText(new RegExp(w('csr:contactChange.state.stopped')))).toBeVisible()
    await expect(main.getByRole('region', { name: w('csr:contactChange.title') })).toHaveCount(0)
    await customer.reload()
    await expect(customer.getByRole('main')).toBeVisible()
    await expect(customer.getByRole('region', { name: w('contact-change:title') })).toHaveCount(0)
  })
}
