import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { i18n } from '#src/lib/i18n.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { addLeadNamings, makeLead } from '#tests/builders/lead.ts'
import { ASKING_LENDER, bodyOf, given, PLAIN_LENDER, PROFILE } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'
import { applyTo } from '../user/money-journey.ts'

async function open(options: RenderAppOptions = {}) {
  const page = await renderApp('/privacy-centre', { actor: 'consumerA', productType: null, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Privacy centre' })
  return page
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const box = async (purpose: string, channel: string) =>
  within(await screen.findByRole('group', { name: purpose })).getByRole('checkbox', { name: channel })

describe('privacy centre', () => {
  it.each([
    ['who has chosen no product', null],
    ['who looks for a card', 'Credit Cards'],
    ['whose loan is on gold', 'Gold Loans'],
  ])('leads %s to where the contact that signs in is changed', async (_who, productType) => {
    const { user } = await open({ productType })
    await user.click(screen.getByRole('link', { name: 'Mobile number or email that you log in with' }))
    await screen.findByRole('heading', { level: 1, name: 'Your home' })
    expect(await screen.findByRole('button', { name: 'Change mobile number' })).toBeEnabled()
  })

  it('leads whoever has chosen no product to what else is known of them', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'My details' }))
    await screen.findByRole('heading', { level: 1, name: 'About you' })
  })

  it('signs out every other device with one press', async () => {
    const { user } = await open({ prepare: async ({ server }) => void (await server.signInCustomer()) })
    const where = await section('Where you are signed in')
    expect(await where.findAllByRole('listitem')).toHaveLength(2)
    await user.click(where.getByRole('button', { name: 'Sign out all other devices' }))
    expect(await where.findByText('You are signed in nowhere else.')).toBeVisible()
    expect(where.getAllByRole('listitem')).toHaveLength(1)
  })

  it('sends whoever is not signed in to the sign-in', async () => {
    await renderApp('/privacy-centre')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('everything that sells is off; a choice is saved, seen in the ledger and withdrawn there with one press', async () => {
    const { user } = await open()
    for (const purpose of ['Our offers', 'Offers of our partners'])
      for (const channel of ['SMS', 'Email', 'Phone call', 'WhatsApp'])
        expect(await box(purpose, channel)).not.toBeChecked()
    expect(await box('News of your own applications', 'SMS')).toBeChecked()
    await user.click(await box('Our offers', 'SMS'))
    const consents = await section('What you agreed to')
    expect(await consents.findByText(WITHDRAWAL_RULE)).toBeVisible()
    await user.click(await consents.findByRole('button', { name: /^Read the words\s?: We may write to you by SMS/ }))
    const words = within(await screen.findByRole('dialog', { name: 'What you agreed to' }))
    expect(await words.findByText('Send me news by SMS')).toBeVisible()
    await user.click(words.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await user.click(await consents.findByRole('button', { name: /^Withdraw\s?: We may write to you by SMS/ }))
    await waitFor(async () => expect(await box('Our offers', 'SMS')).not.toBeChecked())
    await user.click(await consents.findByText('1 earlier or withdrawn consent'))
    expect(consents.getByText(/^Withdrawn on/)).toBeVisible()
  })

  it.each([
    [
      'en',
      'What you agreed to',
      { us: 'CreditLane only', sent: /^Has had it since/, asked: /^Asked on/, none: 'Nothing has been sent' },
    ],
    [
      'hi',
      'आपने किन बातों की सहमति दी',
      { us: 'सिर्फ़ CreditLane', sent: /से इनके पास है$/, asked: /को पूछा गया$/, none: 'कुछ नहीं भेजा गया' },
    ],
  ] as const)(
    'names who really received what, and whether anything was sent, in %s',
    async (language, title, words) => {
      const prepare: RenderAppOptions['prepare'] = async ({ browser, userId, server }) => {
        server.deps.limits.profile = 'relaxed'
        await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
        const [score, insurer] = given('credit_score', 'share_with_insurer')
        await browser.call('giveConsent', { body: score })
        const draft = await browser.answer('createApplication', { body: { product_type: 'Personal Loans' } })
        const { app_id } = bodyOf<{ app_id: string }>(draft)
        await applyTo(browser, app_id, PLAIN_LENDER)
        await applyTo(browser, app_id, ASKING_LENDER)
        const plans = (await browser.call('listInsurancePlans', { query: { kind: 'health' } })).data
        const plan = plans.find(({ insurer: name }) => name === 'Saptarishi Health Insurance')
        if (!plan) throw new Error('no plan')
        const wish = { premium: plan.premium, consent: insurer }
        await browser.call('requestInsurancePlan', { params: { planId: plan.plan_id }, body: wish })
        await runDueJobs(server.deps)
      }
      await renderApp('/privacy-centre', { actor: 'consumerA', productType: null, language, prepare })
      const section = within(await screen.findByRole('region', { name: title }))
      const rowOf = async (purpose: ConsentPurpose, lender: string) => {
        const words = i18n.t(`consents:purpose.${purpose}`, { lender })
        return within((await section.findByRole('rowheader', { name: words })).closest('tr') ?? document.body)
      }
      const insurer = await rowOf('share_with_insurer', 'Saptarishi Health Insurance')
      expect(insurer.getByRole('cell', { name: /^Saptarishi Health Insurance/ })).toBeVisible()
      expect(insurer.getByText(words.sent)).toBeVisible()
      expect((await rowOf('share_with_lender', 'Teak Capital')).getByText(words.sent)).toBeVisible()
      expect((await rowOf('share_with_lender', 'Primrose Credit')).getByText(words.none)).toBeVisible()
      expect((await rowOf('credit_score', '')).getByText(words.asked)).toBeVisible()
      expect((await rowOf('privacy_notice', '')).getByText(words.us)).toBeVisible()
    },
  )

  it('news of an application keeps one way, and says why', async () => {
    const { user, browser } = await open()
    await user.click(await box('News of your own applications', 'SMS'))
    expect(await screen.findByText(/so one of them stays on/)).toBeVisible()
    expect(await box('News of your own applications', 'SMS')).toBeChecked()
    const { data } = await browser.call('getContactRules')
    expect(data.choices.service.sms).toBe(true)
  })

  it('a choice stands from the press on, and does not go back for a moment when its answer comes', async () => {
    const { user } = await open()
    const call = await box('Our offers', 'Phone call')
    const shown = vi.spyOn(call as HTMLInputElement, 'checked', 'set')
    await user.click(call)
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(new Set(shown.mock.calls.flat())).toEqual(new Set([true]))
  })

  it('choices that follow at once are all saved, the last one of a box last', async () => {
    const { user, browser } = await open()
    const [call, mail] = [await box('Our offers', 'Phone call'), await box('Our offers', 'Email')]
    await user.click(call)
    await user.click(mail)
    await user.click(call)
    expect([call, mail].map((each) => (each as HTMLInputElement).checked)).toEqual([false, true])
    await waitFor(async () => {
      const { offers } = (await browser.call('getContactRules')).data.choices
      expect([offers.call, offers.email]).toEqual([false, true])
    })
    expect(call).not.toBeChecked()
    expect(mail).toBeChecked()
  })

  it('a choice that could not be saved goes back to what holds', async () => {
    expectConsoleError(/./)
    network.use(on('updateContactRules', () => HttpResponse.error()))
    const { user } = await open()
    await user.click(await box('Our offers', 'Phone call'))
    expect(await screen.findByRole('alert')).toBeVisible()
    await waitFor(async () => expect(await box('Our offers', 'Phone call')).not.toBeChecked())
  })

  it('quiet mode begins and ends, with the calling hours said', async () => {
    const { user } = await open()
    const quiet = await section('Quiet mode')
    expect(quiet.getByText(/from 9:00 to 18:00 only/)).toBeVisible()
    await user.click(quiet.getByRole('button', { name: '30 days' }))
    expect(await quiet.findByText(/^Quiet until/)).toBeVisible()
    await user.click(quiet.getByRole('button', { name: 'End quiet mode' }))
    expect(await quiet.findByRole('button', { name: '7 days' })).toBeVisible()
  })

  it('shows what was sent, and who looked, with hostile reasons as text', async () => {
    const reason = '<img src=x onerror=alert(1)>'
    await open({
      prepare: async ({ server, userId }) => {
        const admin = await server.signInAdmin(1)
        await admin.browser.call('startMasquerade', { body: { kind: 'user', id: userId, reason } })
      },
    })
    const sent = await section('What we sent you, and who called')
    expect(await sent.findByText('Sign-in code')).toBeVisible()
    const looked = await section('Who looked at your details')
    expect(await looked.findByText(`Reason: ${reason}`)).toBeVisible()
    expect(looked.getByText(/^Administrator, /)).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('hands over a file', async () => {
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    // What is in it is read where it is made; here it is that file, with the data in it.
    const text = (await blobs[0]?.text()) ?? ''
    expect(text.slice(0, 2)).toBe('PK')
    for (const name of ['read-me.html', 'my-data.json']) expect(text).toContain(name)
  })

  it('erasure: a press while it is not known yet who has to prove themselves is taken', async () => {
    const { user } = await open()
    let come = () => {}
    const awaited = new Promise<void>((pass) => (come = pass))
    network.use(on('getUser', () => awaited))
    await user.click(await screen.findByRole('button', { name: 'Ask for erasure' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything about you?' }))
    await user.click(dialog.getByRole('button', { name: 'Erase after 48 hours' }))
    expect(dialog.queryByText('Type ERASE', { exact: true })).toBeNull()
    come()
    expect(await dialog.findByText('Type ERASE', { exact: true })).toBeVisible()
  })

  it('erasure: typed out, proved, followed and cancelled', async () => {
    const { user } = await open({
      prepare: async ({ browser, userId }) =>
        void (await browser.call('updateUser', { params: { id: userId }, body: PROFILE })),
    })
    await user.click(await screen.findByRole('button', { name: 'Ask for erasure' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything about you?' }))
    const confirm = dialog.getByRole('button', { name: 'Erase after 48 hours' })
    await user.type(await dialog.findByLabelText('PAN'), PROFILE.tin)
    await user.type(dialog.getByLabelText('Date of birth'), '15081990')
    await user.type(dialog.getByLabelText('Type ERASE to confirm'), 'rase')
    await user.click(confirm)
    expect(await dialog.findByText('Type ERASE', { exact: true })).toBeVisible()
    await user.clear(dialog.getByLabelText('Type ERASE to confirm'))
    await user.type(dialog.getByLabelText('Type ERASE to confirm'), 'erase')
    await user.click(confirm)
    expect(await dialog.findByText(/do not match ours/)).toBeVisible()
    await user.clear(dialog.getByLabelText('Date of birth'))
    await user.type(dialog.getByLabelText('Date of birth'), '14081990')
    await user.click(confirm)
    const erasure = await section('Erase my data')
    expect(await erasure.findByText(/^Your data will be erased after/)).toBeVisible()
    expect(erasure.getByText(/^Request CLE-\d+, asked for on/)).toBeVisible()
    await user.click(erasure.getByRole('button', { name: 'Cancel the request' }))
    expect(await erasure.findByText(/^You cancelled the request CLE-/)).toBeVisible()
  })

  it.each([
    [
      'en',
      'Erase my data',
      /your request for help is not answered yet, until/,
      /^Proof of what you agreed to, until/,
      /^Everything: a law, a court/,
    ],
    [
      'hi',
      'मेरा डेटा मिटाएँ',
      /आपके मदद के अनुरोध का जवाब बाकी है/,
      /^आपने किन बातों की सहमति दी इसका सबूत, \d/,
      /^सब कुछ: किसी क़ानून/,
    ],
  ] as const)(
    'erasure: says in %s what must wait and what stays, until when',
    async (language, title, waits, stays, frozen) => {
      const prepare: RenderAppOptions['prepare'] = async ({ browser, userId, server }) => {
        const help = { name: 'Ananya', email: 'ananya.q@sentinel.in', phone: '9876543210', description: 'Help' }
        await browser.call('createHelpRequest', { body: help })
        const admin = await server.signInAdmin(1)
        const what = { basis: 'court', reason: 'A court asks' } as const
        await admin.browser.call('setLegalHold', {
          body: { customer: String(userId), ...what, kinds: [...HELD_KINDS], until: istDay(server.clock.now()) },
        })
      }
      await renderApp('/privacy-centre', { actor: 'consumerA', productType: null, language, prepare })
      const erasure = await section(title)
      expect(await erasure.findByText(waits)).toHaveTextContent(/^CLT-\d+: /)
      expect(erasure.getByText(frozen)).toBeVisible()
      expect(erasure.getByText(stays)).toBeVisible()
      expect(erasure.queryByText(/A court asks/)).toBeNull()
    },
  )

  it.each([
    ['en', 'Partners who sent you', /sees your initials, four digits/],
    ['hi', 'आपको किस पार्टनर ने भेजा', /नाम के पहले अक्षर, नंबर के चार अंक/],
  ] as const)('names in %s the partner who sees the customer, and what', async (language, title, sees) => {
    const prepare: RenderAppOptions['prepare'] = async ({ userId, server }) => {
      const lead = { product_type: 'Gold Loans', channel: 'api', status: 'new', user_id: userId } as const
      await makeLead(server, { ...lead, reference: 'LD-310999', held_until: server.clock.now() })
    }
    await renderApp('/privacy-centre', { actor: 'consumerA', productType: null, language, prepare })
    const partners = await section(title)
    expect(partners.getByText(sees)).toBeVisible()
    expect(await partners.findByText(/^Anand.*LD-310999/)).toBeVisible()
  })

  it.each([
    [
      'en',
      'Partners who sent you',
      /gave us your number on .* as LD-310998\. It counts for nothing unless you sign in/,
    ],
    ['hi', 'आपको किस पार्टनर ने भेजा', /ने .* को हमें आपका नंबर दिया, LD-310998 के नाम से। .* यह नहीं गिना जाता/],
  ] as const)('says in %s which partner’s system named the customer, and when', async (language, title, line) => {
    const prepare: RenderAppOptions['prepare'] = async ({ userId, server }) => {
      const [customer] = await storedCustomers(server, { user_id: userId })
      await addLeadNamings(server, {
        reference: 'LD-310998',
        partner_id: 1,
        product_type: 'Gold Loans',
        visit: 'v',
        refusal_hash: 'h',
        phone_index: customer?.phone_index ?? '',
        expires_at: new Date(server.clock.now().getTime() + days(1)),
      })
    }
    await renderApp('/privacy-centre', { actor: 'consumerA', productType: null, language, prepare })
    expect(await (await section(title)).findByText(line)).toBeVisible()
  })

  it('a part that cannot be loaded says so and leaves the others alone', async () => {
    expectConsoleError(/./)
    network.use(on('listContacts', () => HttpResponse.json({ message: 'Not now' }, { status: 400 })))
    const { user } = await open()
    const sent = await section('What we sent you, and who called')
    expect(await sent.findByText('The list could not be loaded.')).toBeVisible()
    expect(await box('Our offers', 'SMS')).not.toBeChecked()
    network.resetHandlers()
    await user.click(sent.getByRole('button', { name: 'Try again' }))
    expect(await sent.findByText('Sign-in code')).toBeVisible()
  })
})
