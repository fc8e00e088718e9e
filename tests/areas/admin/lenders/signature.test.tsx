import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addAnySlab, changeLenders, storedLenders } from '#tests/builders/catalogue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions, SignedIn } from '#tests/setup/screens/render-app.tsx'

const ID = 7
/** The record of a lender that is off and may be on. */
const open = (more: RenderAppOptions = {}, told = {}) =>
  renderApp(`/admin/lenders/${ID}`, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      await addAnySlab(server, ID)
      await changeLenders(
        server,
        { lender_id: ID },
        { name: 'Neem Capital', lender_status: 0, working_since: null, ...told },
      )
    },
    ...more,
  })
const isOn = async ({ server }: SignedIn) => (await storedLenders(server, { lender_id: ID }))[0]?.lender_status
const toggle = () => screen.findByRole('switch', { name: 'Neem Capital is on' })
const dialog = () => screen.findByRole('dialog', { name: 'Switch on Neem Capital?' })
const MISSING = 'It can go live, but these details are missing:'
const named = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('a lender that is switched on while something is open', () => {
  it('goes live once somebody has signed, by keyboard alone, and its record says so', async () => {
    const app = await open({}, { keeps_fee: '' })
    const { user } = app
    ;(await toggle()).focus()
    await user.keyboard(' ')
    const asked = within(await dialog())
    expect(named(asked.getByRole('list', { name: MISSING }))).toEqual([
      'Keeps the processing fee on a cooling-off cancellation',
      'Partner since',
    ])
    const box = asked.getByRole('checkbox', {
      name: 'I have checked: this lender goes live without these details.',
    })
    // Nothing is signed by pressing the button.
    await user.click(asked.getByRole('button', { name: 'Switch on' }))
    expect(await asked.findByText('Tick this to switch the lender on')).toBeVisible()
    expect(box).toHaveFocus()
    expect(await isOn(app)).toBe(0)
    await user.keyboard(' ')
    expect(box).toBeChecked()
    asked.getByRole('button', { name: 'Switch on' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Lender is on')).toBeVisible()
    const record = await screen.findByRole('list', {
      name: /^Went live on \d+ \w+ \d+, signed by Asha Rao, without:$/,
    })
    expect(named(record)).toEqual(['Keeps the processing fee on a cooling-off cancellation', 'Partner since'])
    expect(await isOn(app)).toBe(1)
  })

  it('stays off where nobody signs', async () => {
    const app = await open()
    await app.user.click(await toggle())
    await app.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await toggle()).not.toBeChecked())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await isOn(app)).toBe(0)
  })

  it('shows anew what is open where it has changed meanwhile, and takes no signature for it', async () => {
    const app = await open()
    const { user, server } = app
    await user.click(await toggle())
    const first = within(await dialog())
    await user.click(first.getByRole('checkbox'))
    await changeLenders(server, { lender_id: ID }, { regulated_entity_hi: '' })
    await user.click(first.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('The list has changed meanwhile. Please check it again.')).toBeVisible()
    const second = within(await dialog())
    expect(named(second.getByRole('list', { name: MISSING }))).toEqual(['Partner since', 'Regulated entity in Hindi'])
    expect(second.getByRole('checkbox')).not.toBeChecked()
    expect(await isOn(app)).toBe(0)
    // All of it has been told since.
    await user.click(second.getByRole('checkbox'))
    await changeLenders(server, { lender_id: ID }, { regulated_entity_hi: 'नीम कैपिटल', working_since: '2024-04-01' })
    await user.click(second.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('Lender is on')).toBeVisible()
    expect(screen.queryByText(/^Went live on/)).toBeNull()
  })

  it('is switched on at once where nothing is open', async () => {
    const app = await open({}, { working_since: '2024-04-01' })
    await app.user.click(await toggle())
    expect(await screen.findByText('Lender is on')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/^Went live on/)).toBeNull()
  })

  it('is told by its reason where an Undo has outlived its page', async () => {
    const app = await open({}, { lender_status: 1 })
    const { user } = app
    await user.click(await toggle())
    expect(await screen.findByText('Lender is off')).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Lenders' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lenders' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('Whoever switches this lender on confirms that it goes live without: Partner since'),
    ).toBeVisible()
    expect(await isOn(app)).toBe(0)
  })

  it('asks in Hindi', async () => {
    const { user } = await open({ language: 'hi' })
    await user.click(await screen.findByRole('switch', { name: 'Neem Capital चालू' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Neem Capital चालू करें?' }))
    await user.click(asked.getByRole('checkbox', { name: 'मैंने जाँच लिया है: यह लेंडर इन जानकारियों के बिना चालू होगा।' }))
    await user.click(asked.getByRole('button', { name: 'चालू करें' }))
    expect(
      await screen.findByRole('list', { name: /^\d+ \S+ \d+ को चालू हुआ, पुष्टि Asha Rao ने की, इनके बिना:$/ }),
    ).toHaveTextContent('हमारे साथ कब से')
  })
})
