import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Browser } from '#tests/setup/browser.ts'
import { png } from '#tests/setup/images.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const open = (language: 'en' | 'hi' = 'en') => renderApp('/admin/credit-cards', { actor: 'admin1', language })
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('rowheader', { name: new RegExp(name) })
  const row = heading.closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}
const saved = async (browser: Browser, name: string) =>
  (await browser.call('listAdminCards')).find((each) => each.category_name === name)
const shown = async (browser: Browser) => (await browser.call('listCreditCards')).data.map((each) => each.category_name)

it('has the title, the columns and the cards in their order', async () => {
  const { browser } = await open()
  await screen.findByRole('rowheader', { name: /Tamarind Everyday/ })
  expect(document.title).toBe('Admin - Partners | CreditLane')
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Sorting Order',
    'Thumbnail',
    'Name',
    'Key Features',
    'Annual Fees',
    'UTM Link',
    'Features',
    'Secured',
    'Status',
    'Actions',
  ])
  const orders = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number.parseInt(row.textContent ?? '', 10))
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent)
  const cards = await browser.call('listAdminCards')
  expect(names()).toEqual(cards.map((card) => card.category_name))
  expect(orders()).toEqual(orders().toSorted((a, b) => a - b))
  expect(screen.getByRole('columnheader', { name: 'Sorting Order' })).toHaveAttribute('aria-sort', 'ascending')
})

it('says what UNIQUE_ID is, and turns the order round from the keyboard', async () => {
  const { user } = await open()
  await rowOf('Tamarind Everyday')
  // Focus is seen, and the tip with it, when it comes from a field that is typed in.
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  screen.getByRole('button', { name: 'About the UTM link' }).focus()
  field.remove()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    "UNIQUE_ID is replaced with the customer's unique id in the URL.",
  )
  const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
  const before = names()
  screen.getByRole('button', { name: 'Sorting Order' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(before.toReversed()))
  expect(screen.getByRole('columnheader', { name: 'Sorting Order' })).toHaveAttribute('aria-sort', 'descending')
})

it('a switch saves at once, customers see it, and Undo takes it back', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Neem Deposit')
  await user.click(row.getByRole('switch', { name: 'Neem Deposit: status' }))
  expect(await screen.findByText('Neem Deposit: status saved')).toBeInTheDocument()
  expect(row.getByRole('switch', { name: 'Neem Deposit: status' })).not.toBeChecked()
  expect(await shown(browser)).not.toContain('Neem Deposit')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Neem Deposit: status is as before')).toBeInTheDocument()
  expect(await shown(browser)).toContain('Neem Deposit')
  await waitFor(() => expect(row.getByRole('switch', { name: 'Neem Deposit: status' })).toBeChecked())
})

it('a switch that cannot be saved waits, goes back and says why', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Neem Basic')
  let answer: (response: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    answer = resolve
  })
  network.use(on('updateCreditCard', () => late))
  const control = () => row.getByRole('switch', { name: 'Neem Basic: secured' })
  await user.click(control())
  await waitFor(() => expect(control()).toBeDisabled())
  expect(control()).toBeChecked()
  answer(HttpResponse.json({ message: 'Not today', code: 'not_available' }, { status: 503 }))
  expect(await screen.findByText('Not today')).toBeInTheDocument()
  await waitFor(() => expect(control()).toBeEnabled())
  expect(control()).not.toBeChecked()
  expect((await saved(browser, 'Neem Basic'))?.secured).toBe(0)
})

it('a value is edited in its dialog, opened from the keyboard', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Neem Basic')
  row.getByRole('button', { name: 'Edit key features of Neem Basic' }).focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Neem Basic: key features' }))
  const field = dialog.getByRole('textbox', { name: 'Key features' })
  await user.clear(field)
  expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await user.type(field, 'For everybody{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await row.findByText('For everybody')).toBeInTheDocument()
  expect((await saved(browser, 'Neem Basic'))?.key_feature).toBe('For everybody')
})

it('the order takes digits alone, a link needs https, and no point may be empty', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Peepal Start')
  await user.click(row.getByRole('button', { name: 'Edit sorting order of Peepal Start' }))
  const order = await screen.findByRole('textbox', { name: 'Sorting order' })
  await user.clear(order)
  await user.type(order, '-1.5e2x')
  expect(order).toHaveValue('')
  await user.type(order, '152')
  expect(order).toHaveValue('152')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(row.getByRole('button', { name: 'View/Update UTM Link' }))
  const link = await screen.findByRole('textbox', { name: 'UTM link' })
  await user.clear(link)
  await user.type(link, 'javascript:alert(1)')
  expect(await screen.findByText('Enter a link that starts with https://')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(row.getByRole('button', { name: 'View/Update Feature' }))
  await user.click(await screen.findByRole('button', { name: 'Add a feature' }))
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Feature 4' }), 'A fourth one')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(async () =>
    expect((await saved(browser, 'Peepal Start'))?.marketing_bullets.at(-1)).toBe('A fourth one'),
  )
  const result = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(result.getByText('Created: 1')).toBeInTheDocument()
  expect(result.getByText('Updated: 0')).toBeInTheDocument()
  expect(result.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ])
  await user.click(result.getByRole('button', { name: 'Close' }))
})

it('a text is written in both languages side by side, and one without its Hindi is marked', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Cobalt Travel')
  await user.click(row.getByRole('button', { name: 'Edit annual fees of Cobalt Travel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cobalt Travel: annual fees' }))
  const hindi = dialog.getByRole('textbox', { name: 'In Hindi' })
  expect(hindi).toHaveAttribute('lang', 'hi')
  await user.clear(hindi)
  await user.type(hindi, '₹1,999 और GST')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Cobalt Travel: annual fees in Hindi saved')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await saved(browser, 'Cobalt Travel')).toMatchObject({
    annual_fee: '₹1,999 + GST',
    annual_fee_hi: '₹1,999 और GST',
  })

  expect(row.queryByText('Hindi missing')).toBeNull()
  await user.click(row.getByRole('button', { name: 'View/Update Feature' }))
  await user.click(await screen.findByRole('button', { name: 'Add a feature' }))
  await user.type(screen.getByRole('textbox', { name: 'Feature 4' }), 'A fourth one')
  expect(screen.getByRole('textbox', { name: 'In Hindi, 4' })).toHaveAccessibleDescription('Hindi missing')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Result' })).getByRole('button', { name: 'Close' }))
  expect(await row.findByText('Hindi missing')).toBeInTheDocument()

  await user.click(row.getByRole('button', { name: 'View/Update Feature' }))
  await user.type(await screen.findByRole('textbox', { name: 'In Hindi, 4' }), 'चौथी बात')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(row.queryByText('Hindi missing')).toBeNull())
  expect((await saved(browser, 'Cobalt Travel'))?.marketing_bullets_hi.at(-1)).toBe('चौथी बात')
})

it('a thumbnail needs a picture, and becomes what customers see', async () => {
  const { user, browser } = await open()
  const row = await rowOf('Neem Deposit')
  await user.click(row.getByRole('button', { name: 'Edit thumbnail of Neem Deposit' }))
  const input = await screen.findByLabelText('Choose a picture')
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await user.upload(input, new File(['MZ'], 'deposit.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neem Deposit: thumbnail' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Attach a PNG, JPEG or WebP picture.')
  await user.upload(input, new File([new Uint8Array(png(8, 5))], 'deposit.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(async () =>
    expect((await saved(browser, 'Neem Deposit'))?.category_img_thumb).toMatch(/^\/uploads\/img_[\w-]{22}\.webp$/),
  )
  expect(await row.findByRole('img', { name: 'Picture of Neem Deposit' })).toBeInTheDocument()
})

it('a card is created with a name, and deleted after a question', async () => {
  const { user, browser } = await open()
  await rowOf('Tamarind Everyday')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create credit card' }))
  const submit = dialog.getByRole('button', { name: 'Submit' })
  expect(submit).toBeDisabled()
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await user.type(name, 'New & shiny')
  expect(await dialog.findByText('Use letters, digits, spaces, hyphen and underscore only')).toBeInTheDocument()
  expect(submit).toBeDisabled()
  await user.clear(name)
  await user.type(name, 'New card{Enter}')
  expect(await screen.findByText('Credit card created successfully!')).toBeInTheDocument()
  const row = await rowOf('New card')

  await user.click(row.getByRole('button', { name: 'Delete New card' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await saved(browser, 'New card')).toBeDefined()

  await user.click(row.getByRole('button', { name: 'Delete New card' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /New card/ })).not.toBeInTheDocument())
  expect(await saved(browser, 'New card')).toBeUndefined()

  expect(await screen.findByRole('link', { name: 'Deleted cards, and the way back' })).toHaveAttribute(
    'href',
    '/admin/user-management?tab=activity&action=card.remove',
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('New card is there again.')).toBeInTheDocument()
  expect(await screen.findByRole('rowheader', { name: /New card/ })).toBeInTheDocument()
  expect(await saved(browser, 'New card')).toBeDefined()
})

it('says why there is no list, and tries again', async () => {
  network.use(
    on('listAdminCards', () => HttpResponse.json({ message: 'Away', code: 'server_error' }, { status: 500 }), {
      once: true,
    }),
  )
  const { user } = await open()
  expect(await screen.findByText('The cards could not be loaded.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: /Tamarind Everyday/ })).toBeInTheDocument()
})

it('speaks Hindi', async () => {
  await open('hi')
  expect(await screen.findByRole('heading', { level: 1, name: 'क्रेडिट कार्ड' })).toBeInTheDocument()
  expect(await screen.findByRole('columnheader', { name: 'सालाना फ़ीस' })).toBeInTheDocument()
})

it('sets the UTM id and the revenue of a partner, and leads to the data of a lender', async () => {
  const { user, browser } = await open()
  await user.click(await screen.findByRole('button', { name: 'Show' }))
  await user.selectOptions(
    await screen.findByLabelText('Partner'),
    await screen.findByRole('option', { name: 'Anand Money Mart' }),
  )
  const utm = await screen.findByLabelText('UTM id')
  await user.clear(utm)
  await user.type(utm, 'no spaces')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  expect(utm).toHaveAccessibleDescription(/letters, digits/i)
  expect(utm).toBeInvalid()
  await user.clear(utm)
  await user.type(utm, 'by-cards')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await waitFor(async () =>
    expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({ utm_id: 'by-cards' }),
  )
  await user.selectOptions(screen.getByLabelText('Lender'), 'Finzy')
  expect(screen.getByRole('link', { name: 'Edit the data of Finzy' })).toHaveAttribute('href', '/admin/lenders/7')
})
