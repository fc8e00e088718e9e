import { readFileSync } from 'node:fs'
import { ZipFile } from '#server/sheets/zip-file.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { comeIn, newPerson } from '../support/journey.ts'
import { words } from '../support/words.ts'

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`one's own data, quiet and tickets (${language}, ${width} px)`, async ({ page, product, browser }) => {
    const w = words(language)
    const [stranger, person] = [newPerson(), newPerson()]
    const look = async (what: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width, height: 800 })
    const elsewhere = await browser.newPage()
    await comeIn(elsewhere, product, language, stranger, null)
    await elsewhere.close()
    await comeIn(page, product, language, person, null)

    await page.goto(`${product.origin}/privacy-centre`)
    await look('the privacy centre')
    const consents = page.getByRole('region', { name: w('privacy:consents.title') })
    const choice = (purpose: string, channel: string) =>
      page
        .getByRole('group', { name: w(`privacy:contact.purpose.${purpose}`) })
        .getByRole('checkbox', { name: w(`privacy:contact.channel.${channel}`) })
    await choice('offers', 'sms').click()
    await expect(choice('offers', 'sms')).toBeChecked()
    const withdraw = consents
      .getByRole('row', { name: w('consents:purpose.marketing_sms') })
      .getByRole('button', { name: new RegExp(`^${w('consents:withdraw')}`) })
    await withdraw.click()
    await expect(choice('offers', 'sms')).not.toBeChecked()
    await expect(withdraw).toHaveCount(0)
    await choice('service', 'sms').click()
    await expect(page.getByText(w('rules:contact.service'))).toBeVisible()
    await expect(choice('service', 'sms')).toBeChecked()

    const quiet = page.getByRole('region', { name: w('privacy:quiet.title') })
    await quiet.getByRole('button', { name: w('privacy:quiet.days_other', { count: 30 }) }).click()
    await look('quiet mode')
    await quiet.getByRole('button', { name: w('privacy:quiet.off') }).click()
    await expect(quiet.getByText(w('privacy:quiet.choose'))).toBeVisible()
    await expect(page.getByText(w('privacy:contacts.about.otp'))).toHaveCount(1)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w('privacy:data.download') }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^my-data-.+\.zip$/)
    let file = ''
    for await (const piece of new ZipFile(readFileSync(await download.path())).text('my-data.json')) file += piece
    expect(JSON.parse(file)).toMatchObject({ profile: { mobile_phone_number: person.phone } })
    expect(file).not.toContain(stranger.phone)

    await page.getByRole('button', { name: w('privacy:erasure.ask') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: w('privacy:erasure.dialog.confirm') }).click()
    const word = w('privacy:erasure.dialog.word')
    await expect(dialog.getByText(w('privacy:erasure.dialog.typeError', { word }), { exact: true })).toBeVisible()
    await look('asking for erasure')
    await dialog.getByLabel(w('privacy:erasure.dialog.type', { word })).fill(word)
    await dialog.getByRole('button', { name: w('privacy:erasure.dialog.confirm') }).click()
    await expect(page.getByText(w('privacy:erasure.steps.notice'))).toBeVisible()
    await look('an erasure under way')
    await page.getByRole('button', { name: w('privacy:erasure.cancel') }).click()
    await expect(page.getByRole('button', { name: w('privacy:erasure.ask') })).toBeVisible()

    await page.getByRole('link', { name: w('privacy:data.contact') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('profile:contactDetails.title'))
    await expect(page.getByRole('button', { name: w('profile:contact.change.mobile') })).toBeVisible()
    await page.goto(`${product.origin}/need-help`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('help:title'))
    await expect(page.getByLabel(w('help:fields.phone'), { exact: true })).toHaveValue(person.phone)
    await page.getByLabel(w('help:fields.name')).fill('Asha Patil')
    await page.getByLabel(w('help:fields.email')).fill(person.email)
    await page.getByLabel(w('help:fields.description')).fill('Where are my papers?')
    await page.getByRole('button', { name: w('help:send'), exact: true }).click()
    await page.getByRole('link', { name: w('help:follow') }).click()
    await expect(page.getByText('Where are my papers?')).toBeVisible()
    await product.letPass(60)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Where are my papers?')).toBeVisible()
      expect(await page.getByText(w('tickets:author.staff'), { exact: true }).count()).toBeGreaterThan(0)
    }).toPass()
    await look('an answered ticket')
    await page.getByLabel(w('tickets:reply.label')).fill('Thank you, but not yet.')
    await page.getByRole('button', { name: w('tickets:reply.send') }).click()
    await expect(page.getByText('Thank you, but not yet.')).toBeVisible()
    await expect(page.getByText(w('tickets:status.open'))).toBeVisible()
    await page.getByRole('link', { name: w('tickets:all') }).click()
    await look('my tickets')
  })

  test(`another number to log in with, by a code of the old one and one of the new (${language}, ${width} px)`, async ({
    page,
    product,
    cleanConsole,
  }) => {
    // The wrong code.
    cleanConsole.allow(/status of 422/)
    const w = words(language)
    const [person, { phone }] = [newPerson(), newPerson()]
    const look = async (what: string) => {
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
    const codeTo = async (to: string) => (await product.outbox(to))[0]?.code ?? ''
    await page.setViewportSize({ width, height: 800 })
    await comeIn(page, product, language, person, null)
    // The code that signed them in went to the same number.
    await product.letPass(31)
    await page.goto(`${product.origin}/privacy-centre`)
    await page.getByRole('link', { name: w('privacy:data.contact') }).click()
    await page.getByRole('button', { name: w('profile:contact.change.mobile') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: w('profile:contact.send') })).toBeFocused()
    await expect(dialog.getByRole('link', { name: w('profile:contact.lostLink') })).toBeVisible()
    await look('a code to the old number')
    await page.keyboard.press('Enter')
    const code = dialog.getByLabel(w('verification:code'))
    await expect(code).toBeFocused()
    const right = await codeTo(person.phone)
    await page.keyboard.type(right === '000000' ? '000001' : '000000')
    const field = dialog.getByLabel(w('profile:contact.new.mobile'))
    await field.fill(phone)
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await look('a wrong code of the old number')
    await expect(field).toHaveValue(phone)
    await page.keyboard.type(right)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: w('profile:contact.confirm') })).toBeVisible()
    await expect(code).toBeFocused()
    await look('the code of the new number')
    await page.keyboard.type(await codeTo(phone))
    await page.keyboard.press('Enter')
    await expect(page.getByText(w('profile:contact.done.mobile'))).toBeVisible()
    await expect(page.getByLabel(w('rules:labels.mobile_phone_number'), { exact: true })).toHaveValue(phone)
  })
}
