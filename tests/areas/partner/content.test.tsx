import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { SELLING_RULES } from '#src/contract/entities/partners/selling-rules.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { seededLenders } from '#tests/builders/catalogue.ts'
import { network, renderApp, testServer, on } from '#tests/setup/screens/render-app.tsx'

/** The open or the locked part of the text. */
function part(id: 'message-open' | 'message-locked'): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id} yet`)
  return found
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('training', () => {
  it('the rules are accepted only when they have been read, and then show when and by whom', async () => {
    const { user } = await renderApp('/partner/training-material', { actor: 'partnerA' })
    await title('Training material')
    expect(await screen.findByText(/Nobody in your business/)).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(SELLING_RULES.length)
    const accept = screen.getByRole('button', { name: 'Accept the rules' })
    await user.click(accept)
    const box = screen.getByRole('checkbox', { name: /I have read these rules/ })
    expect(await screen.findByRole('alert')).toHaveTextContent('Tick the box first')
    expect(box).toHaveFocus()
    await user.click(box)
    await user.click(accept)
    expect(await screen.findByText(/^You accepted these rules on \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeInTheDocument()
    expect(screen.queryByText(/Nobody in your business/)).toBeNull()
  })

  it('rules that cannot be loaded say so and offer another try', async () => {
    network.use(on('getSellingRules', () => HttpResponse.json({ message: 'Down' }, { status: 500 })))
    await renderApp('/partner/training-material', { actor: 'partnerA' })
    expect(await screen.findByText('The rules could not be loaded.')).toBeInTheDocument()
    network.resetHandlers()
  })

  it('the table is filtered by buttons and words, and an empty one leads back', async () => {
    const { user } = await renderApp('/partner/training-material/eligibility-criteria', { actor: 'partnerA' })
    await title('Eligibility Criteria')
    await screen.findByRole('table')
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1
    expect(rows()).toBe(23)
    const columns = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
    expect(columns).toEqual([
      'Lender',
      'Age',
      'Employment type',
      'Monthly net income',
      'Minimum loan',
      'Maximum loan',
      'Credit score',
      'Journey',
    ])
    const business = screen.getByRole('button', { name: 'Business' })
    await user.click(business)
    await waitFor(() => expect(business).toHaveAttribute('aria-pressed', 'true'))
    expect(rows()).toBe(6)
    expect(window.location.search).toBe('?employment=business')
    await user.type(screen.getByRole('searchbox', { name: 'Find a lender' }), 'nobody')
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(rows()).toBe(23))
  })

  it('the table has the figures of today, names the day, and says outside the live mode that they are examples', async () => {
    onTestFinished((await seededLenders(await testServer())).putBack)
    await renderApp('/partner/training-material/eligibility-criteria', {
      actor: 'partnerA',
      prepare: async ({ server }) => {
        const at = server.clock.now()
        await updateLenderRow(server.deps.db, 2, { min_income: toPaise(19_000), max_age: 49 }, at)
        await updateLenderRow(server.deps.db, 1, { lender_status: 0 }, at)
      },
    })
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /MoneyView/ })
    expect(row).toHaveTextContent('21 to 49')
    expect(row).toHaveTextContent('₹19,000+')
    expect(screen.queryByRole('row', { name: /CASHe/ })).toBeNull()
    expect(screen.getByText(/^22 lenders, by their rules of \d+ \w{3} \d{4}\./)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Illustrative: .*Never promise a loan/)
    expect(screen.getByText('This is a demonstration: lenders and their figures are illustrative.')).toBeVisible()
  })

  it('in live mode no lender is called an example', async () => {
    await renderApp('/partner/training-material/eligibility-criteria', { actor: 'partnerA', company: INVENTED_COMPANY })
    await screen.findByRole('table')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Never promise a loan/)
    expect(screen.queryByText(/illustrative/i)).toBeNull()
  })
})

describe('questions', () => {
  it('a search counts, marks and shows; an address opens one question', async () => {
    const { user } = await renderApp('/partner/faqs/dsa-queries#tds', { actor: 'partnerA' })
    await title('DSA queries')
    expect(document.getElementById('tds')).toHaveAttribute('open')
    expect(document.getElementById('mine')).not.toHaveAttribute('open')
    await user.type(screen.getByRole('searchbox'), '90 days')
    expect(await screen.findByText('2 questions for “90 days”')).toBeInTheDocument()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('90')
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'zzzz')
    expect(await screen.findByText('Nothing fits your words')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/partner/communication/general-query')
  })

  it('both kinds are found from the first page', async () => {
    const { user } = await renderApp('/partner/faqs', { actor: 'partnerA', language: 'hi' })
    await user.type(await screen.findByRole('searchbox'), 'गारंटी')
    expect(await screen.findByText(/“गारंटी” के लिए/)).toBeInTheDocument()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'otp')
    await waitFor(() => expect(document.querySelectorAll('details').length).toBeGreaterThan(1))
  })
})

it('the lender journey tells steps, documents, time and reasons, and is filtered', async () => {
  const { user } = await renderApp('/partner/lender-journey', { actor: 'partnerA' })
  await title('Lender journey')
  expect(await screen.findByText('36 lenders')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Gold loan' }))
  expect(await screen.findByText('6 lenders')).toBeInTheDocument()
  expect(screen.getAllByText('Gold under the purity asked for, or without bills')).toHaveLength(6)
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await user.click(await screen.findByRole('button', { name: 'Show all lenders' }))
  expect(await screen.findByText('36 lenders')).toBeInTheDocument()
})

describe('texts', () => {
  it('carry the own link; own words are warned about and kept, locked lines stay', async () => {
    const { user } = await renderApp('/partner/marketing-support/messaging-content', { actor: 'partnerA' })
    await title('Messaging content')
    const open = await waitFor(() => part('message-open'))
    expect(open).toHaveTextContent(/Start here: http:\/\/127\.0\.0\.1:4000\/go\/[\w-]+/)
    const locked = part('message-locked').textContent
    expect(locked).toMatch(/marketplace, not a lender.*lender decides.*not guaranteed.*APR \d/s)

    await user.type(screen.getByRole('textbox', { name: 'Your own line' }), 'Instant loan for you')
    expect(await screen.findByText(/Please take out “Instant loan”/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy the text' })).toBeDisabled()
    await user.clear(screen.getByRole('textbox', { name: 'Your own line' }))
    await user.type(screen.getByRole('textbox', { name: 'Your own line' }), 'Shop 4')
    const share = await screen.findByRole('link', { name: 'Send by WhatsApp' })
    expect(new URL(share.getAttribute('href') ?? '').searchParams.get('text')).toContain('Shop 4')
    expect(part('message-locked').textContent).toBe(locked)

    await user.click(screen.getByRole('button', { name: 'SMS' }))
    expect(await screen.findByText(/^2 SMS: \d+ characters$/)).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('group', { name: 'Language of the text' })).getByRole('button', { name: 'हिन्दी' }),
    )
    await waitFor(() => expect(part('message-open')).toHaveTextContent(/^नमस्ते, Shop 4/))
  })
})

describe('pictures', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are listed by product, language and size, each with its words and downloads', async () => {
    // jsdom has neither fonts nor a canvas: what is drawn is the browser suite's.
    Object.assign(document, { fonts: Object.assign(new Set(), { load: async () => [] }) })
    vi.stubGlobal(
      'FontFace',
      class {
        constructor(readonly family: string) {}
      },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { user } = await renderApp('/partner/marketing-support/banners-and-creatives', { actor: 'partnerA' })
    await title('Banners and creatives')
    expect(await screen.findByText('48 creatives')).toBeInTheDocument()
    expect(screen.getAllByRole('img', { name: /not a lender/ }).length).toBeGreaterThan(3)
    await user.click(screen.getByRole('button', { name: 'Gold loan' }))
    expect(await screen.findByText('8 creatives')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'A4 poster')
    expect(await screen.findByText('2 creatives')).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('group', { name: 'Language of the text' })).getByRole('button', { name: 'English' }),
    )
    expect(await screen.findByText('1 creative')).toBeInTheDocument()
    expect(
      screen.getByRole('img', { name: /Gold loan, up to ₹1,00,00,000.*APR 21\.60% to 33\.36%/ }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download as PDF: A4 poster, Gold loan, English' })).toBeInTheDocument()
  })
})
