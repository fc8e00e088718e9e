import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { agreeTerms, approvedLoan, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { network, on, renderApp } from '#tests/setup/screens/render-app.tsx'

const PARTNER = 'Anand Money Mart'

describe('partners', () => {
  it('lists the partners; the lookup by name leads to one', async () => {
    const { user } = await renderApp('/admin/partners', { actor: 'admin1' })
    const table = await screen.findByRole('table')
    expect(await within(table).findByRole('link', { name: PARTNER })).toBeVisible()
    expect(within(table).getByText('bazaarmitr')).toBeVisible()
    const field = screen.getByLabelText('Partner name or code')
    expect(field).toHaveValue('cl')
    await user.click(screen.getByRole('button', { name: 'Find partner' }))
    expect(await screen.findByRole('link', { name: `Edit ${PARTNER}` })).toBeVisible()

    await user.clear(field)
    await user.type(field, 'nobody')
    await user.click(screen.getByRole('button', { name: 'Find partner' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('link', { name: `Edit ${PARTNER}` })).toBeNull()

    await user.clear(field)
    await user.type(field, 'Mart/2{Enter}')
    expect(await screen.findByText("Use letters, digits, spaces and . , & ' ( ) _ - only")).toBeVisible()
    expect(field).toHaveFocus()

    const asked: string[] = []
    network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
    await user.clear(field)
    await user.type(field, ' bazaarmitra  retail{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Edit BazaarMitra Retail' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'BazaarMitra Retail' })).toBeVisible()
    expect(asked).toContain(pathOf('getPartnerByName', { params: { name: 'bazaarmitra retail' } }))
  })

  it('saves the UTM id in place, refuses a wrong one, and takes a change back', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const kept = () => browser.call('getPartner', { params: { id: 1 } })
    const form = await screen.findByRole('region', { name: 'UTM' })
    const field = within(form).getByLabelText('UTM id')
    expect(field).toHaveValue('cl_direct')
    await user.clear(field)
    await user.type(field, 'with space')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByText('Use letters, digits, underscore and hyphen only')).toBeVisible()
    expect(field).toHaveFocus()
    expect((await kept()).utm_id).toBe('cl_direct')

    await user.clear(field)
    await user.type(field, 'diwali-26{Enter}')
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect((await kept()).utm_id).toBe('diwali-26')
    const history = screen.getByRole('region', { name: 'History' })
    expect(await within(history).findByText('UTM id: from cl_direct to diwali-26')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(field).toHaveValue('cl_direct'))
    expect((await kept()).utm_id).toBe('cl_direct')
  })

  it('saves the revenue to a thousandth of a percent', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const form = await screen.findByRole('region', { name: 'Revenue' })
    const share = within(form).getByLabelText('Revenue, percent')
    for (const [typed, message] of [
      ['101', 'Must be between 0 and 100'],
      ['{Backspace}', 'Must be between 0 and 100'],
    ] as const) {
      await user.clear(share)
      await user.type(share, typed)
      await user.click(within(form).getByRole('button', { name: 'Save' }))
      expect(await within(form).findByText(message)).toBeVisible()
    }
    await user.clear(share)
    await user.type(share, '1.125')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({ revenue_percent: 1.125 })
  })

  it('asks from which day terms count, says what they change before they are saved, and calls a plan off', async () => {
    const { user, browser, server } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async (signedIn) => {
        await agreeTerms(signedIn.server)
        await payOut(signedIn.server, await approvedLoan(signedIn.server, 300_000))
      },
    })
    const kept = () => browser.call('getPartner', { params: { id: 1 } })
    const card = within(await screen.findByRole('region', { name: 'Revenue' }))
    const [share, day] = [card.getByLabelText('Revenue, percent'), card.getByLabelText('Effective from')]
    const today = istDay(server.clock.now())
    expect(day).toHaveValue(today)
    const save = async (typed: string, from: string) => {
      await user.clear(share)
      await user.type(share, typed)
      fireEvent.change(day, { target: { value: from } })
      await user.click(card.getByRole('button', { name: 'Save' }))
    }
    await save('50', addDays(today, -1))
    expect(await card.findByText('Choose today or a later day')).toBeVisible()

    await save('50', today)
    const asked = within(await screen.findByRole('alertdialog'))
    expect(
      asked.getByText(
        /50% of what lenders pay, and ₹100\.00 for each loan\. 1 line .* ₹2,500\.00 now and ₹3,100\.00 then/,
      ),
    ).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await kept()).revenue_percent).toBe(40)
    expect(share).toHaveValue('50')

    await save('55', addDays(today, 9))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Planned')).toBeVisible()
    expect((await kept()).revenue_percent).toBe(40)
    await user.click(screen.getByRole('button', { name: /^Cancel change: From / }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel change' }))
    expect(await screen.findByText('The planned change is cancelled.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Planned')).toBeNull())
  })

  it('shows both values when somebody else has saved meanwhile, and saves over theirs only when told to', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const kept = async () => (await browser.call('getPartner', { params: { id: 1 } })).utm_id
    const form = within(await screen.findByRole('region', { name: 'UTM' }))
    const field = form.getByLabelText('UTM id')
    const save = form.getByRole('button', { name: 'Save' })
    for (const [theirs, mine, choice, outcome] of [
      ['theirs-1', 'mine-1', 'Keep theirs', 'theirs-1'],
      ['theirs-2', 'mine-2', 'Use mine', 'mine-2'],
    ] as const) {
      await user.clear(field)
      await user.type(field, mine)
      await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: theirs } })
      await user.click(save)
      expect(await form.findByText(`UTM id: Theirs: ${theirs} · Yours: ${mine}`)).toBeVisible()
      expect(await kept()).toBe(theirs)
      expect(field).toHaveValue(mine)
      await user.click(form.getByRole('button', { name: choice }))
      await waitFor(() => expect(form.queryByRole('button', { name: choice })).toBeNull())
      await waitFor(() => expect(field).toHaveValue(outcome))
      expect(await kept()).toBe(outcome)
    }
  })

  it('what a field says is not said again in a toast; what no field says is', async () => {
    const answers = [
      { code: 'validation', message: 'This is taken.', errors: { utm_id: 'This is taken.' } },
      { code: 'internal', message: 'We are not well.' },
    ]
    network.use(
      on('updatePartnerUtm', () => {
        const answer = answers.shift()
        return HttpResponse.json(answer, { status: answer?.code === 'validation' ? 422 : 500 })
      }),
    )
    const { user } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const form = within(await screen.findByRole('region', { name: 'UTM' }))
    await user.type(form.getByLabelText('UTM id'), 'x')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('This is taken.')).toBeVisible()
    expect(screen.getAllByText('This is taken.')).toHaveLength(1)
    await user.type(form.getByLabelText('UTM id'), 'y')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('We are not well.')).toBeVisible()
  })

  it('adds and removes host names at once, tidies what was typed, and names whoever has one already', async () => {
    const { user, browser } = await renderApp('/admin/partners/2?tab=brand', {
      actor: 'admin1',
      prepare: async ({ browser: admin }) =>
        void (await admin.call('updatePartnerHosts', { params: { id: 1 }, body: { hosts: ['taken.example'] } })),
    })
    const kept = async () => (await browser.call('getPartner', { params: { id: 2 } })).hosts
    const hosts = await screen.findByRole('region', { name: 'Host names' })
    expect(within(hosts).getByText('bazaarmitra.example')).toBeVisible()
    const field = within(hosts).getByLabelText('Host name')
    for (const [typed, message] of [
      ['https://loans.example/', /^Write a host name such as loans\.example\.com/],
      ['10.0.0.1', /^Write a host name such as loans\.example\.com/],
      ['bazaarmitra.example', 'A host name is listed twice'],
    ] as const) {
      await user.clear(field)
      await user.type(field, `${typed}{Enter}`)
      expect(await within(hosts).findByText(message)).toBeVisible()
      expect(field).toHaveValue(typed)
      expect(field).toHaveFocus()
    }
    await user.clear(field)
    await user.type(field, 'taken.example{Enter}')
    expect(await screen.findByText('taken.example belongs to Anand Money Mart already.')).toBeVisible()
    expect(await within(hosts).findByText('This host name belongs to somebody else')).toBeVisible()
    expect(await kept()).toEqual([])

    await user.clear(field)
    await user.type(field, ' Shop.Bazaar.Example {Enter}')
    expect(await within(hosts).findByText('shop.bazaar.example')).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
    await browser.call('updatePartnerHosts', {
      params: { id: 2 },
      body: { hosts: ['shop.bazaar.example', 'by-another.example'] },
    })
    await user.click(within(hosts).getByRole('button', { name: 'Remove shop.bazaar.example' }))
    await screen.findByText('shop.bazaar.example no longer shows this brand.')
    expect(await kept()).toEqual(['by-another.example'])
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? field)
    await waitFor(async () => expect(await kept()).toEqual(['by-another.example', 'shop.bazaar.example']))
  })

  it('switches parts of the funnel at once, and back', async () => {
    const { user, browser } = await renderApp('/admin/partners/1?tab=brand', { actor: 'admin1' })
    const funnel = async () => (await browser.call('getPartner', { params: { id: 1 } })).funnel
    const headline = await screen.findByRole('switch', { name: 'Headline' })
    expect(headline).not.toBeChecked()
    await user.click(headline)
    expect(await screen.findByText('Headline: the partner may change this now.')).toBeVisible()
    expect(await funnel()).toMatchObject({ headline: true, colours: false })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(headline).not.toBeChecked())
    await waitFor(async () => expect(await funnel()).toMatchObject({ headline: false }))
  })

  it('several switches one after another stay as they were chosen, at every moment', async () => {
    const { browser } = await renderApp('/admin/partners/1?tab=brand', { actor: 'admin1' })
    const boxes = [
      await screen.findByRole<HTMLInputElement>('switch', { name: 'Products' }),
      ...['Order of the products', 'Headline', 'Colours'].map((name) =>
        screen.getByRole<HTMLInputElement>('switch', { name }),
      ),
    ]
    const back: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && !target.classList.contains('Mui-checked')) back.push(target.className)
    })
    for (const box of boxes) {
      fireEvent.click(box)
      // Not only once the store has heard of it.
      expect(box).toBeChecked()
      const shell = box.parentElement
      if (shell) watch.observe(shell, { attributeFilter: ['class'] })
    }
    await waitFor(() => boxes.forEach((box) => expect(box).toHaveAttribute('aria-busy', 'false')))
    watch.disconnect()
    expect(back).toEqual([])
    for (const box of boxes) expect(box).toBeChecked()
    expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({
      funnel: { products: true, order: true, headline: true, colours: true, fields: false },
    })
  })

  it('adds somebody, who gets a link by mail, and switches them off', async () => {
    const { user, browser, server } = await renderApp('/admin/partners/1?tab=people', { actor: 'admin1' })
    const people = await screen.findByRole('region', { name: 'People' })
    const [name, email] = [within(people).getByLabelText('Name'), within(people).getByLabelText('Email')]
    await user.click(within(people).getByRole('button', { name: 'Add person' }))
    expect(within(people).getByText('Please enter a name')).toBeVisible()
    expect(name).toHaveFocus()
    await user.type(name, 'Ravi Kale')
    await user.type(email, 'Partner@demo.test{Enter}')
    expect(await within(people).findByText('Somebody signs in with this email already')).toBeVisible()
    expect(name).toHaveValue('Ravi Kale')

    await user.clear(email)
    await user.type(email, 'ravi@anand.example{Enter}')
    const sent = 'A link to choose a password is on its way to ravi@anand.example. It works once, for 72 hours.'
    expect(await screen.findByText(sent)).toBeVisible()
    expect(await within(people).findByRole('button', { name: 'Send Ravi Kale a link again' })).toBeVisible()
    expect(within(people).getByText('Invited')).toBeVisible()
    const login = { email: 'ravi@anand.example', password: await followInvitation(server, 'ravi@anand.example') }
    const signIn = () => browser.status('partnerLogin', { body: login, token: null })
    expect(await signIn()).toBe(200)

    await user.click(within(people).getByRole('switch', { name: 'Ravi Kale may sign in' }))
    expect(await screen.findByText('Ravi Kale is signed out and may not sign in.')).toBeVisible()
    expect(await signIn()).toBe(401)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await signIn()).toBe(200))
    await user.click(await within(people).findByRole('button', { name: 'New password for Ravi Kale' }))
    const asked = await screen.findByRole('alertdialog')
    expect(asked).toHaveTextContent('The old password stops working and every sign-in ends.')
    await user.click(within(asked).getByRole('button', { name: 'New password' }))
    expect(await within(people).findByText('Invited')).toBeVisible()
    expect(await signIn()).toBe(401)
  })

  it('says whether the log is whole, and offers it as a file', async () => {
    const { user, server } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        for (const utm_id of ['a-b', 'a-c'])
          await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id } })
      },
    })
    const history = await screen.findByRole('region', { name: 'History' })
    expect(await within(history).findByRole('link', { name: /^Download \d+ entr/ })).toHaveAttribute(
      'download',
      `partner-1-${istDay(server.clock.now())}.csv`,
    )
    await user.click(within(history).getByRole('button', { name: 'Check the log' }))
    expect(await within(history).findByText(/^The log is whole: \d+ entries checked\.$/)).toBeVisible()
    await server.deps.anchors.add({ audit_id: 900, hash: 'a'.repeat(64) }, server.clock.now())
    await user.click(within(history).getByRole('button', { name: 'Check the log' }))
    expect(
      await within(history).findByText('Entry 900 was in the log and is missing: somebody has removed it.'),
    ).toBeVisible()
  })

  it('what is asked of a partner is a tab each, which stands in the address; the history is below all of them', async () => {
    const { user } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    expect(await screen.findByLabelText('UTM id')).toBeVisible()
    for (const [tab, region, key] of [
      ['Steps', 'Steps', 'steps'],
      ['Payouts', 'Payouts', 'payouts'],
      ['Brand', 'Host names', 'brand'],
      ['People', 'People', 'people'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }))
      expect(await screen.findByRole('region', { name: region })).toBeVisible()
      expect(window.location.search).toBe(`?tab=${key}`)
      expect(screen.getByRole('region', { name: 'History' })).toBeVisible()
      expect(screen.queryByLabelText('UTM id')).toBeNull()
    }
  })

  it('a partner that is not known says so', async () => {
    await renderApp('/admin/partners/999', { actor: 'admin1' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByLabelText('UTM id')).toBeNull()
  })
})
