import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { renderApp, type SignedIn } from '#tests/setup/render-app.tsx'
import { apply, getOffers, PLAIN_LENDER, PROFILE, startCustomer } from '#tests/server/services/shared/journey.ts'

let userId = 0
let reference = ''
const applied = async ({ server }: SignedIn) => {
  const customer = await startCustomer(server)
  await getOffers(customer)
  await apply(customer, PLAIN_LENDER)
  userId = customer.userId
  const [row] = await server.deps.db.select().from(applications).where(eq(applications.lender_id, PLAIN_LENDER))
  reference = row?.reference ?? ''
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the CSR portal', () => {
  it('finds one customer by a PAN, keeps it out of the address, and opens the record', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    expect(await screen.findByRole('heading', { level: 1, name: 'CSR portal' })).toBeVisible()
    // Nobody is listed before somebody asks.
    expect(screen.queryByRole('link', { name: /^Customer \d/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText(/^Please enter/)).toBeVisible()
    await user.type(screen.getByLabelText('Number, mobile, email or PAN'), 'ABCPA1234Z')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText(/^Nobody was found\./)).toBeVisible()
    await user.clear(screen.getByLabelText('Number, mobile, email or PAN'))
    await user.type(screen.getByLabelText('Number, mobile, email or PAN'), PROFILE.tin)
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('By the PAN')).toBeVisible()
    expect(window.location.href).not.toContain(PROFILE.tin)
    await user.click(screen.getByRole('link', { name: `Customer ${userId}` }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Quillfeather' })).toBeVisible()
    expect(screen.getByText('98xxxxxx10')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/9876543210|HIGPQ4321A|14-08-1990/)
  })

  it('follows a number of ours in the address, and no contact', async () => {
    await renderApp('/admin/csr-portal?find=9876543210', { actor: 'admin3', prepare: applied })
    expect(await screen.findByLabelText('Number, mobile, email or PAN')).toHaveValue('')
    expect(window.location.pathname).toBe('/admin/csr-portal')
  })

  it('shows a masked field for a reason and for a minute, and nothing else with it', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    await user.click(await screen.findByRole('button', { name: 'Show: PAN' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Show: PAN' }))
    await user.selectOptions(dialog.getByLabelText('What for'), 'Another reason')
    await user.click(dialog.getByRole('button', { name: 'Show' }))
    expect(await dialog.findByText(/^Please enter/)).toBeVisible()
    await user.type(dialog.getByLabelText('In your words'), 'The lender could not read it')
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByText(PROFILE.tin)).toBeVisible())
    expect(screen.getByText('98xxxxxx10')).toBeVisible()
    // The machine's own time goes on beside it.
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText(PROFILE.tin)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(41_000))
    expect(screen.queryByText(PROFILE.tin)).toBeNull()
    vi.useRealTimers()
    // The look is a line of the timeline.
    const looks = screen.getByRole('button', { name: 'Looked at' })
    fireEvent.click(looks)
    expect(await screen.findByText('Reason: The lender could not read it')).toBeVisible()
  })

  it('has one timeline: of everything, of one kind, of one application; in Hindi too', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin2', language: 'hi', prepare: applied })
    await user.type(await screen.findByLabelText('नंबर, मोबाइल, ईमेल या PAN'), '9876543210')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'खोजें' }))
    await user.click(await screen.findByRole('link', { name: `ग्राहक ${userId}` }))
    const timeline = within(await screen.findByRole('region', { name: 'सब कुछ, नया पहले' }))
    expect((await timeline.findAllByText('सहमति दी')).length).toBeGreaterThan(0)
    await user.click(timeline.getByRole('button', { name: 'कॉल' }))
    expect(await timeline.findByText('ऐसा कुछ नहीं हुआ है।')).toBeVisible()
    await user.click(screen.getByRole('link', { name: reference }))
    const own = within(await screen.findByRole('region', { name: `सिर्फ़ ${reference}, नया पहले` }))
    await waitFor(() => expect(own.getAllByRole('listitem').length).toBeGreaterThan(0))
    expect(own.queryByText('सहमति दी')).toBeNull()
  })

  it('says that somebody is not there, and another’s application is not theirs', async () => {
    const { user } = await renderApp('/admin/csr-portal/1/2', { actor: 'admin3', prepare: applied })
    expect(await screen.findByText('No such customer')).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'CSR portal' }))
    expect(await screen.findByLabelText('Number, mobile, email or PAN')).toBeVisible()
  })
})
