import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { pathOf } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { imageForm, PNG, png } from '#tests/setup/images.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const NAME = 'Neem Basic'
const open = () => renderApp('/admin/credit-cards', { actor: 'admin1' })
const saved = async (browser: Browser, name = NAME) => {
  const cards = await browser.call('listAdminCards')
  const card = cards.find((each) => each.category_name === name)
  if (!card) throw new Error(`no card ${name}`)
  return card
}
/** What another editor saves meanwhile. */
const saveElsewhere = async (browser: Browser, change: Pick<BodyTo<'updateCreditCard'>, 'property' | 'value'>) => {
  const { category_id } = await saved(browser)
  await browser.call('updateCreditCard', { body: { category_id, ...change } })
}
const openEditor = async ({ user }: Awaited<ReturnType<typeof open>>, button: string | RegExp, field: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(NAME) })).closest('tr')
  if (!row) throw new Error('no row')
  await user.click(within(row).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: `${NAME}: ${field}` }))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const refuse = (key: EndpointKey, errors: Record<string, string>) =>
  network.use(
    on(key, () =>
      HttpResponse.json({ message: 'Check the highlighted fields.', code: 'validation', errors }, { status: 422 }),
    ),
  )

describe('two editors of a card', () => {
  it('keep what they typed, see both values, and choose', async () => {
    const app = await open()
    const { user, browser } = app
    for (const [theirs, mine, choice, outcome] of [
      ['Theirs one', 'Mine one', 'Keep theirs', 'Theirs one'],
      ['Theirs two', 'Mine two', 'Use mine', 'Mine two'],
    ] as const) {
      const dialog = await openEditor(app, `Edit key features of ${NAME}`, 'key features')
      const field = dialog.getByRole('textbox', { name: 'Key features' })
      await user.clear(field)
      await user.type(field, mine)
      await saveElsewhere(browser, { property: 'key_feature', value: theirs })
      await user.click(dialog.getByRole('button', { name: 'Submit' }))
      expect(await dialog.findByText(`Theirs: ${theirs}`)).toBeVisible()
      expect(dialog.getByText(`Yours: ${mine}`)).toBeVisible()
      expect(field).toHaveValue(mine)
      expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
      await user.type(field, '{Enter}')
      expect((await saved(browser)).key_feature).toBe(theirs)
      await user.click(dialog.getByRole('button', { name: choice }))
      await closed()
      expect((await saved(browser)).key_feature).toBe(outcome)
      expect(await screen.findByText(outcome)).toBeVisible()
    }
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await saved(browser)).key_feature).toBe('Theirs two'))
  })

  it('see it again when a third value comes between', async () => {
    const app = await open()
    const { user, browser } = app
    const dialog = await openEditor(app, `Edit sorting order of ${NAME}`, 'sorting order')
    const field = dialog.getByRole('textbox', { name: 'Sorting order' })
    await user.clear(field)
    await user.type(field, '71')
    await saveElsewhere(browser, { property: 'sort_order', value: 72 })
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await dialog.findByText('Theirs: 72')).toBeVisible()
    await saveElsewhere(browser, { property: 'sort_order', value: 73 })
    await user.click(dialog.getByRole('button', { name: 'Use mine' }))
    expect(await dialog.findByText('Theirs: 73')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Use mine' }))
    await closed()
    expect((await saved(browser)).sort_order).toBe(71)
  })

  it('see lists and pictures side by side, and a picture travels once', async () => {
    const app = await open()
    const { user, browser } = app
    const points = await openEditor(app, 'View/Update Feature', 'features')
    await user.click(points.getByRole('button', { name: 'Add a feature' }))
    await user.type(points.getAllByRole('textbox', { name: /^Feature / }).at(-1) as HTMLElement, 'My point')
    await saveElsewhere(browser, { property: 'marketing_bullets', value: ['One', 'Two'] })
    await user.click(points.getByRole('button', { name: 'Submit' }))
    expect(await points.findByText('Theirs: One · Two')).toBeVisible()
    expect(points.getByText(/^Yours: .* · My point$/)).toBeVisible()
    await user.click(points.getByRole('button', { name: 'Keep theirs' }))
    await closed()
    expect((await saved(browser)).marketing_bullets).toEqual(['One', 'Two'])

    let sent = 0
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(pathOf('uploadImage'))) sent += 1
    })
    const picture = await openEditor(app, `Edit thumbnail of ${NAME}`, 'thumbnail')
    const input = picture.getByLabelText('Choose a picture')
    await user.upload(input, new File([new Uint8Array(png(8, 5))], 'mine.png', { type: 'image/png' }))
    const { file } = await browser.call('uploadImage', { raw: imageForm(PNG) })
    await saveElsewhere(browser, { property: 'category_img_thumb', value: file })
    await user.click(picture.getByRole('button', { name: 'Submit' }))
    expect(await picture.findByText('Yours: mine.png')).toBeVisible()
    expect(within(picture.getByRole('alert')).getByRole('img')).toHaveAttribute('src', file)
    await user.click(picture.getByRole('button', { name: 'Use mine' }))
    await closed()
    const { category_img_thumb } = await saved(browser)
    expect(category_img_thumb).toMatch(/^\/uploads\/img_/)
    expect(category_img_thumb).not.toBe(file)
    expect(sent).toBe(1)
  })
})

describe('what the server refuses', () => {
  it('is said by a switch, which goes back: an unfinished card', async () => {
    const { user, browser } = await open()
    await browser.call('createCreditCard', { body: { category_name: 'Half a card' } })
    await browser.call('updateCreditCard', {
      body: {
        category_id: (await saved(browser, 'Half a card')).category_id,
        property: 'annual_fee',
        value: '₹0',
      },
    })
    await open()
    await user.click(await screen.findByRole('switch', { name: 'Half a card: status' }))
    const reason =
      'Before switching this card on, fill in: key features, key features in Hindi, annual fees in Hindi, UTM link'
    expect(await screen.findByText(reason)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Half a card: status' })).toBeEnabled())
    expect(screen.getByRole('switch', { name: 'Half a card: status' })).not.toBeChecked()
    expect((await saved(browser, 'Half a card')).status).toBe(0)
  })

  it('is said in the dialogs by the reason of the field', async () => {
    const app = await open()
    const { user } = app
    refuse('updateCreditCard', { value: 'Not this one' })
    refuse('createCreditCard', { category_name: 'Not this name' })
    const dialog = await openEditor(app, `Edit annual fees of ${NAME}`, 'annual fees')
    const field = dialog.getByRole('textbox', { name: 'Annual fees' })
    await user.type(field, ' more{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not this one')
    expect((field as HTMLInputElement).value).toMatch(/ more$/)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await closed()

    await user.click(screen.getByRole('button', { name: 'Create' }))
    const create = within(await screen.findByRole('dialog', { name: 'Create credit card' }))
    await user.type(create.getByRole('textbox', { name: /Name/ }), 'New card{Enter}')
    expect(await create.findByRole('alert')).toHaveTextContent('Not this name')
    expect(screen.queryByText('Check the highlighted fields.')).toBeNull()
  })
})

it('a number that has more than digits is refused where it is typed, and nothing is left out of it', async () => {
  const app = await open()
  const dialog = await openEditor(app, `Edit sorting order of ${NAME}`, 'sorting order')
  const field = dialog.getByRole('textbox', { name: 'Sorting order' })
  await app.user.clear(field)
  await app.user.paste('2.5a-7')
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription('Enter a number')
  await app.user.paste('57')
  expect(field).toHaveValue('57')
  expect(field).toHaveAccessibleDescription('Enter a number')
  await app.user.clear(field)
  expect(field).not.toHaveAccessibleDescription('Enter a number')
})
