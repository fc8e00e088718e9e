import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { storedPartners } from '#tests/builders/partner.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/partners/2?tab=brand'
const studioOf = (browser: Browser) => browser.call('getBrandStudio', { params: { id: 2 } })
const saveDraft = async (browser: Browser, changes: Partial<BrandTheme>) => {
  const { own, draft } = await studioOf(browser)
  if (!own) throw new Error('the registry has this brand')
  const theme = { ...own, ...changes }
  await browser.call('saveBrandDraft', { params: { id: 2 }, body: { revision: draft?.revision ?? null, theme } })
}
const part = (name: string) => screen.findByRole('region', { name })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const file = (value: unknown) => new File([JSON.stringify(value)], 'theme.json', { type: 'application/json' })

describe('the white-label studio', () => {
  it('shows what customers see and what would change, and publishes it', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    expect(await screen.findByText(/Live today: the brand as it came with the product/)).toBeVisible()
    expect(screen.getByText('Save a draft first. Then you can ask for approval.')).toBeVisible()
    type(screen.getByLabelText('Name customers see'), 'Bazaar Two')
    type(screen.getByLabelText('Main colour'), '#f0f0f0')
    type(screen.getByLabelText('Second colour'), '#EEEEEE')
    expect(screen.getByText(/The second colour on it would be 1.0:1, so text on it is #0B0B16/)).toBeVisible()
    const guard = await part('Contrast guard')
    expect(within(guard).getByText('32 of 32 pairs')).toBeVisible()
    expect(within(guard).getByText('#0B0B16 instead of #EEEEEE')).toBeVisible()
    // The verdict stands beside the colours, too, and leads there.
    expect(screen.getByText(/^\d colours? (?:was|were) repaired: .*#0B0B16 instead of #EEEEEE/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'See the details' }))
    expect(guard).toHaveFocus()
    expect(within(screen.getByTestId('sample-customer')).getByText('Bazaar Two')).toBeVisible()
    expect((await studioOf(browser)).draft).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Main colour: from #F5B82E to #F0F0F0')).toBeVisible()
    expect((await browser.call('getBrand', { params: { code: 'bazaarmitr' } })).brand.name).toBe('BazaarMitra')
    await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
    await waitFor(async () => expect((await studioOf(browser)).live).toMatchObject({ name: 'Bazaar Two' }))
    expect(await screen.findByText('Version 1')).toBeVisible()
    const versions = await part('Versions')
    await user.click(within(versions).getByRole('button', { name: 'Publish again as it came with the product' }))
    await waitFor(async () => expect((await studioOf(browser)).live).toMatchObject({ name: 'BazaarMitra' }))
  })

  it('has the grievance officer of the brand in its draft, and says what that changes', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    type(await screen.findByLabelText(/^Name \(English\)/), 'P. Sen')
    type(screen.getByLabelText(/^Officer’s email/), 'p.sen@bazaar.example')
    type(screen.getByLabelText(/^Officer’s phone/), '033 5550 1234')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    const hindi = screen.getByLabelText(/^Name \(हिन्दी\)/)
    await waitFor(() => expect(hindi).toBeInvalid())
    type(hindi, 'पी. सेन')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(
      await screen.findByText(
        'Grievance officer: from the company’s to P. Sen, पी. सेन, p.sen@bazaar.example, 033 5550 1234',
      ),
    ).toBeVisible()
    expect((await studioOf(browser)).draft?.theme.officer).toMatchObject({ phone: '033 5550 1234' })
  })

  it('asks once more before a brand is withdrawn', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    await user.click(await screen.findByRole('button', { name: 'Withdraw the brand' }))
    expect(screen.getByText(/Who is signed in stays signed in/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ask to withdraw' }))
    expect(await screen.findByText(/Withdrawn: customers see the default brand/)).toBeVisible()
    expect((await studioOf(browser)).state).toBe('withdrawn')
  })

  it('shows both versions where somebody else saved another draft', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    type(await screen.findByLabelText('Name customers see'), 'Mine')
    await saveDraft(browser, { name: 'Theirs' })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(
      await screen.findByText('Asha Rao changed this while you were editing. Nothing was saved yet.'),
    ).toBeVisible()
    expect(screen.getByText(/^Theirs was saved on \d/)).toBeVisible()
    expect(screen.getByText('Name: from Theirs to Mine')).toBeVisible()
    expect(screen.getByLabelText('Name customers see')).toHaveValue('Mine')
    await user.click(screen.getByRole('button', { name: 'Use mine' }))
    await waitFor(async () => expect((await studioOf(browser)).draft?.theme.name).toBe('Mine'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled())
    type(screen.getByLabelText('Name customers see'), 'Mine too')
    await saveDraft(browser, { name: 'Theirs again' })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }))
    expect(screen.getByLabelText('Name customers see')).toHaveValue('Theirs again')
    type(screen.getByLabelText('Name customers see'), 'Third')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(async () => expect((await studioOf(browser)).draft?.theme.name).toBe('Third'))
  })

  it('refuses what cannot be: a promise, half a colour, a host of somebody else, a drawing with a script', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    const colour = await screen.findByLabelText('Main colour')
    type(colour, '#F5B')
    expect(screen.getByText(/Type six digits or letters A to F after #/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(colour).toHaveFocus()
    expect(colour).toHaveValue('#F5B')
    expect((await studioOf(browser)).draft).toBeNull()
    type(colour, '#F5B000')
    type(screen.getByLabelText('Help by phone (optional)'), '18')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(screen.getByLabelText('Help by phone (optional)')).toBeInvalid()
    type(screen.getByLabelText('Help by email (optional)'), 'help@campuskey.com')
    type(screen.getByLabelText('Help by phone (optional)'), '1800-000-0019')
    type(screen.getByLabelText('Headline, English (optional)'), 'Guaranteed approval')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Leave out promises such as guaranteed or instant approval')).toBeVisible()
    type(screen.getByLabelText('Headline, English (optional)'), '')
    type(screen.getByLabelText('Host names (optional)'), 'campuskey.example')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('This host name belongs to somebody else')).toBeVisible()
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'logo.svg', {
      type: 'image/svg+xml',
    })
    await user.upload(screen.getByTestId('brand-logo'), drawing)
    expect(await screen.findByText(/This drawing holds a script/)).toBeVisible()
  })

  it('reads a theme from a file, and names each field that is wrong', async () => {
    const { user, browser } = await renderApp(PAGE, { actor: 'admin1' })
    const { own } = await studioOf(browser)
    const picker = await screen.findByTestId('brand-file')
    await user.upload(picker, new File(['{'], 'theme.json', { type: 'application/json' }))
    expect(await screen.findByText(/This file is no JSON/)).toBeVisible()
    await user.upload(picker, file({ some: 'thing' }))
    expect(await screen.findByText(/no exported theme/)).toBeVisible()
    await user.upload(
      picker,
      file({ kind: 'creditlane-brand', version: 1, theme: { ...own, primary: 'red', hosts: 7 } }),
    )
    expect(await screen.findByText(/^primary: /)).toBeVisible()
    expect(screen.getByText(/^hosts: /)).toBeVisible()
    await user.upload(picker, file({ kind: 'creditlane-brand', version: 1, theme: { ...own, name: 'From a file' } }))
    await waitFor(() => expect(screen.getByLabelText('Name customers see')).toHaveValue('From a file'))
    expect((await studioOf(browser)).draft).toBeNull()
  })

  it('waits for a second person, and nothing can be changed meanwhile', async () => {
    await renderApp(PAGE, {
      actor: 'admin1',
      prepare: async ({ browser, server }) => {
        await saveDraft(browser, { name: 'Waiting' })
        const { secondAdmin } = await import('#tests/server/services/paying/run-book.ts')
        await secondAdmin(server)
        await browser.call('publishBrand', { params: { id: 2 }, body: { revision: 1, reason: 'Agreed' } })
      },
    })
    expect(await screen.findByText(/The draft waits for a second person/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Approvals' })).toBeVisible()
    expect(screen.getByLabelText('Name customers see')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
  })

  it('is read in Hindi, and shows a preview in English there', async () => {
    const { user } = await renderApp(PAGE, { actor: 'admin1', language: 'hi' })
    const preview = await part('झलक')
    expect(await within(preview).findByText('आवेदन से पहले हर ख़र्च सामने')).toBeVisible()
    await user.click(within(preview).getByRole('button', { name: 'English' }))
    expect(await within(preview).findByText('Every cost, before you apply')).toBeVisible()
    await user.click(within(preview).getByRole('button', { name: 'डेस्कटॉप' }))
    expect(within(preview).getByRole('region', { name: 'ग्राहक' })).toBeVisible()
    expect(screen.getByText('Work Sans में हिन्दी अक्षर नहीं हैं। हिन्दी Noto Sans Devanagari में दिखती है।')).toBeVisible()
  })

  it('leaves the default brand as it is', async () => {
    await renderApp('/admin/partners/1?tab=brand', { actor: 'admin1' })
    expect(await screen.findByText(/This brand is what every other one falls back to/)).toBeVisible()
  })
})

it('a partner drafts its own brand in its settings, and our people publish it', async () => {
  const { user, server } = await renderApp('/partner/settings?tab=brand', { actor: 'partnerB' })
  type(await screen.findByLabelText('Name customers see'), 'Bazaar Ours')
  expect(screen.queryByRole('button', { name: 'Ask for approval' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('The draft is saved. We look at it before customers see it.')).toBeVisible()
  const [partner] = await storedPartners(server, { code: 'bazaarmitr' })
  const admin = (await server.signInAdmin(1)).browser
  const { draft } = await admin.call('getBrandStudio', { params: { id: partner?.partner_id ?? 0 } })
  expect(draft).toMatchObject({ changed_by: 'Sunita Das', theme: { name: 'Bazaar Ours' } })
})
