import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beingCheckedNote } from '#src/contract/entities/applications/application-notes.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplicationEvents, changeApplications, makeEvent } from '#tests/builders/application.ts'
import { ASKING_LENDER, bodyOf, letTimePass, PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, on } from '#tests/setup/screens/render-app.tsx'
import { applicationsOf, applyTo, openMoney } from '../money-journey.ts'

const OTHER_PLAIN_LENDER = 18
const CODE_LENDER = 9
const STATUS = '/user/application-status'

afterEach(() => vi.restoreAllMocks())

describe('your applications', () => {
  test.each([
    ['en', /^Key Fact Statement KFS-\d+ \(PDF\)$/],
    ['hi', /^मुख्य तथ्य विवरण KFS-\d+ \(PDF\)$/],
  ] as const)('the statement that was agreed to is a file to keep (%s)', async (language, name) => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${blobs.push(file as Blob)}`)
    const asked: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await openMoney(STATUS, {
      language,
      more: async (appId, { browser }) => void (await applyTo(browser, appId, PLAIN_LENDER)),
    })
    network.events.on('request:start', ({ request }) => void asked.push(request.url))
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(click.mock.instances[0]).toHaveProperty('download', expect.stringMatching(/^KFS-\d+\.pdf$/))
    expect(blobs[0]?.type).toBe('application/pdf')
    expect(blobs[0]?.size).toBeGreaterThan(20_000)
    expect(asked.filter((url) => url.includes('/api/statements/'))).toEqual([
      expect.stringMatching(new RegExp(`/KFS-\\d+/file\\?language=${language}$`)),
    ])
  })

  test('an approved loan is signed at the lender, or declined, by buttons on top', async () => {
    const { user, browser } = await openMoney(STATUS, {
      more: async (appId, { browser, server }) => {
        await applyTo(browser, appId, PLAIN_LENDER)
        const handed = { handover_url: 'https://lender.example/go', handed_over_at: server.clock.now() }
        await changeApplications(server, {}, { status: 'approved', lender_reference: 'TC-17', ...handed })
      },
    })
    const aside = within(await screen.findByRole('complementary'))
    expect(aside.getByText('Number at Teak Capital: TC-17')).toBeVisible()
    expect(aside.getByRole('link', { name: 'Sign at Teak Capital' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user\/lenders-transaction\/teak-capital\?app=/),
    )
    await user.click(aside.getByRole('button', { name: 'Decline this offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: "Decline Teak Capital's offer?" }))
    await user.click(dialog.getByRole('button', { name: 'Decline the offer' }))
    expect(await aside.findByText("You declined Teak Capital's offer")).toBeVisible()
    expect(aside.getByRole('link', { name: 'Apply again' })).toBeVisible()
    expect((await applicationsOf(browser)).map(({ status }) => status)).toEqual(['withdrawn'])
  })

  test('says which documents a lender needs, above everything else', async () => {
    await openMoney(STATUS, {
      more: async (appId, { browser, server }) => {
        await applyTo(browser, appId, PLAIN_LENDER)
        await changeApplications(server, {}, { status: 'documents_needed', handover_url: 'https://lender.example/go' })
      },
    })
    const aside = within(await screen.findByRole('complementary'))
    const send = aside.getByRole('link', { name: 'Send the documents to Teak Capital' })
    expect(aside.getByText(/^Teak Capital needs: .*PAN/)).toBeVisible()
    const before = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const day = await aside.findByText(/^Usually within 3 working days: by/)
    expect([before(day, send), before(send, aside.getAllByRole('list')[0] ?? document.body)]).toEqual([true, true])
  })

  test('shows each with its status, and the timeline of the chosen one', async () => {
    const { user } = await openMoney(STATUS, {
      more: async (appId, { browser, server }) => {
        await applyTo(browser, appId, PLAIN_LENDER)
        await letTimePass(server, 10)
        await applyTo(browser, appId, OTHER_PLAIN_LENDER)
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Your applications' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    const row = within(table.getByRole('row', { name: /Teak Capital/ }))
    expect(row.getByText('In review')).toBeVisible()
    expect(row.getByText('Teak Capital is checking your details and your credit report.')).toBeVisible()
    expect(await row.findByText(/^Usually within 3 working days: by/)).toBeVisible()
    expect(row.getByRole('link', { name: 'Continue with Teak Capital' })).toBeVisible()
    await user.click(table.getByRole('link', { name: /^Open Teak Capital, CL-\d+$/ }))
    const aside = within(screen.getByRole('complementary'))
    await aside.findByRole('heading', { name: 'Teak Capital' })
    expect(
      aside
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.h4')?.textContent)
        .filter(Boolean),
    ).toEqual([
      'Applied, done',
      'Received by Teak Capital, done',
      'Teak Capital checks your details, now',
      'Lender decision, still to come',
      'Agreement and payout, still to come',
    ])
  })

  test.each([
    ['en', "Enter IndiaLends's code"],
    ['hi', 'IndiaLends का कोड डालें'],
  ] as const)('a lender that asks for its own code: the next step leads there (%s)', async (language, name) => {
    const { user } = await openMoney(STATUS, {
      language,
      more: async (appId, { browser }) => void (await applyTo(browser, appId, CODE_LENDER)),
    })
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/indialends-otp'))
  })

  test.each(['down', 'nonsense'] as const)('a lender that is %s: queued is told honestly', async (behaviour) => {
    await openMoney(STATUS, {
      more: async (appId, { browser, server }) => {
        server.deps.lenders.controls?.behave(PLAIN_LENDER, behaviour)
        await applyTo(browser, appId, PLAIN_LENDER)
      },
    })
    expect((await screen.findAllByText('Waiting for the lender')).length).toBeGreaterThan(0)
    expect(
      screen.getByText('Teak Capital did not answer. We keep trying, and nothing is lost. You need not apply again.'),
    ).toBeVisible()
    expect(screen.getByText('We keep your application and send it again.')).toBeVisible()
  })

  test('an application that waits for answers asks for them, and is not called sent', async () => {
    await openMoney(STATUS, { more: async (appId, { browser }) => void (await applyTo(browser, appId, ASKING_LENDER)) })
    expect((await screen.findAllByText('Your answers needed')).length).toBeGreaterThan(0)
    expect(screen.getByText(/Your application goes out when you have answered\./)).toBeVisible()
    expect(screen.queryByText('Being sent')).toBeNull()
  })

  test('says when the next step is usual, and when it is late asks the lender once', async () => {
    const { user, browser } = await openMoney(STATUS, {
      more: async (appId, { browser: own, server }) => {
        await applyTo(own, appId, PLAIN_LENDER)
        // Ten days ago, as far as the lender's work goes.
        const at = new Date(server.clock.now().getTime() - days(10))
        await changeApplicationEvents(server, {}, { at })
      },
    })
    expect(await screen.findByText(/^This takes longer than usual\. It was expected by/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open a ticket about this' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/need-help\?app=app_/),
    )
    await user.click(screen.getByRole('button', { name: 'Ask Teak Capital to go on' }))
    expect(await screen.findByText('You asked Teak Capital to go on')).toBeVisible()
    expect(await screen.findByText(/You have asked Teak Capital\. You can ask again after/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask Teak Capital to go on' })).not.toBeInTheDocument()
    expect((await applicationsOf(browser))[0]?.history.at(-1)).toMatchObject({ note: 'nudged', status: 'received' })
  })

  test('a usual wait names the day, and nobody is hurried', async () => {
    await openMoney(STATUS, { more: async (appId, { browser }) => void (await applyTo(browser, appId, PLAIN_LENDER)) })
    expect(await screen.findByText(/^Usually within 2 working days: by \d+ \w{3} \d{4}\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /to go on$/ })).not.toBeInTheDocument()
  })

  test('a status that nobody knows yet is shown as being checked, with the lender’s word', async () => {
    await openMoney(STATUS, {
      more: async (appId, { browser, server }) => {
        const { app_id } = await applyTo(browser, appId, PLAIN_LENDER)
        const note = beingCheckedNote('PENNY_DROP_<b>DONE</b>')
        await makeEvent(server, { app_id, status: 'received', note })
      },
    })
    expect(await screen.findByText('A message from Teak Capital is being checked')).toBeVisible()
    expect(screen.getByText('PENNY_DROP_<b>DONE</b>')).toBeVisible()
    expect(screen.queryByText(/status_being_checked/)).not.toBeInTheDocument()
  })

  test('withdraws after asking, and a failure loses nothing', async () => {
    expectConsoleError(/./)
    const { user, browser } = await openMoney(STATUS, {
      more: async (appId, { browser: own }) => void (await applyTo(own, appId, PLAIN_LENDER)),
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }))
    expect(dialog.getByText(/^Teak Capital will be told to stop\./)).toBeVisible()
    network.use(
      http.post('*/withdraw', () => HttpResponse.json({ message: 'Not now', code: 'server_error' }, { status: 500 }), {
        once: true,
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Withdraw application' }))
    expect(await dialog.findByText('Not now')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Withdraw application' }))
    expect(await screen.findByText(/You withdrew it/)).toBeVisible()
    expect(screen.getByText(/We ask Teak Capital to stop/)).toBeVisible()
    expect((await applicationsOf(browser))[0]?.status).toBe('withdrawn')
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument()
  })

  test('a consent is withdrawn with one press, and the ledger knows', async () => {
    const { user, browser } = await openMoney(STATUS, {
      more: async (appId, { browser: own }) => void (await applyTo(own, appId, PLAIN_LENDER)),
    })
    await user.click(await screen.findByText('Your consents'))
    expect(screen.getByText(WITHDRAWAL_RULE)).toBeVisible()
    const share = screen.getByText('Your details may be shared with Teak Capital for this application.', {
      selector: 'p',
    })
    const line = within(share.closest('li') ?? document.body)
    await user.click(line.getByRole('button', { name: /^Withdraw:/ }))
    expect(await line.findByText(/Withdrawn on/)).toBeVisible()
    const answer = await browser.answer('listConsents')
    const { data } = bodyOf<{ data: { purpose: string; withdrawn_at: string | null }[] }>(answer)
    expect(data.find(({ purpose }) => purpose === 'share_with_lender')?.withdrawn_at).not.toBeNull()
    expect(await screen.findByText(/You withdrew your consent, so we do nothing more/)).toBeVisible()
  })

  test('an application without a lender has no mark, and stands after those that were sent', async () => {
    await openMoney(STATUS, {
      more: async (appId, { browser }) => {
        await applyTo(browser, appId, PLAIN_LENDER)
        await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Your applications' }))
    const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names()).toEqual([expect.stringContaining('Teak Capital'), 'No lender chosen yet'])
    expect(within(screen.getByRole('complementary')).getByRole('heading', { name: 'Teak Capital' })).toBeVisible()
  })

  test.each([
    [
      'en',
      'Reason given: It knows you as a customer already.',
      /^Ask Teak Capital itself/,
      /^You can ask Teak Capital again from/,
    ],
    [
      'hi',
      'बताई गई वजह: आप पहले से इसके ग्राहक हैं।',
      /^अपने खाते के बारे में Teak Capital/,
      /^Teak Capital से .* से फिर पूछ सकते हैं।$/,
    ],
  ] as const)('a refusal is told with its reason and what fits it, in %s', async (language, reason, advice, again) => {
    await openMoney(STATUS, {
      language,
      profile: { tin: 'HIGPQ4321K' },
      more: async (appId, { browser }) => void (await applyTo(browser, appId, PLAIN_LENDER)),
    })
    for (const text of [reason, advice, again]) expect(await screen.findByText(text)).toBeVisible()
  })

  test('nothing sent yet: the draft says so and leads on', async () => {
    await openMoney(STATUS)
    expect((await screen.findAllByText('Not sent yet')).length).toBeGreaterThan(0)
    expect(screen.getByText(/Nothing has been sent to a lender/)).toBeVisible()
  })

  test('no application at all: says what belongs here', async () => {
    network.use(on('listApplications', () => HttpResponse.json({ data: [] })))
    await openMoney(STATUS)
    expect(await screen.findByRole('heading', { name: 'No application yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute('href', '/user/offers')
  })

  test("an unknown or foreign application shows the customer's own, and says so", async () => {
    await openMoney(`${STATUS}/app_of_somebody_else`)
    expect(await screen.findByText('We did not find this application. Here are the ones you have.')).toBeVisible()
  })

  test('news that cannot be fetched leaves the last known on the screen', async () => {
    expectConsoleError(/./)
    const { user } = await openMoney(STATUS, {
      more: async (appId, { browser }) => void (await applyTo(browser, appId, PLAIN_LENDER)),
    })
    await screen.findByRole('heading', { name: 'Teak Capital' })
    network.use(
      on('listApplications', () => HttpResponse.json({ message: 'Busy', code: 'server_error' }, { status: 500 })),
    )
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/We could not look for news just now/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Teak Capital' })).toBeVisible()
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/We could not look for news just now/)).not.toBeInTheDocument())
  })

  test('on a phone the open application is a card and the others open on a tap', async () => {
    window.innerWidth = 360
    try {
      const { user } = await openMoney(STATUS, {
        more: async (appId, { browser }) => {
          await applyTo(browser, appId, PLAIN_LENDER)
          await applyTo(browser, appId, OTHER_PLAIN_LENDER)
        },
      })
      await screen.findByRole('heading', { name: 'Bakul Finance' })
      expect(screen.queryByRole('table')).not.toBeInTheDocument()
      expect(screen.getByText('Teak Capital has your application and will look at it.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Continue with Teak Capital' })).toBeVisible()
      await user.click(screen.getByRole('link', { name: /^Open Teak Capital/ }))
      expect(await screen.findByRole('heading', { name: 'Teak Capital' })).toBeVisible()
      expect(screen.queryByRole('heading', { name: 'Bakul Finance' })).not.toBeInTheDocument()
    } finally {
      window.innerWidth = 1024
    }
  })
})
