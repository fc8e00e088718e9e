import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { RETENTION_CLASSES } from '#src/contract/retention.ts'
import { dateShort } from '#src/lib/dates.ts'
import { seededLenders } from '#tests/builders/catalogue.ts'
import { renderApp, testServer } from '#tests/setup/screens/render-app.tsx'

describe('the privacy policy', () => {
  it('lists what is kept, why and how long, and who receives it, in the version that the notice names', async () => {
    await renderApp('/privacy-policy?partner=campuskey', { brand: 'campuskey' })
    expect(await screen.findByText(`Version ${CONSENT_VERSIONS.privacy_notice}`)).toBeInTheDocument()
    const [kept = document.body] = screen.getAllByRole('table')
    const rows = within(kept).getAllByRole('row').slice(1)
    expect(rows.length).toBeGreaterThanOrEqual(7)
    for (const row of rows) for (const cell of within(row).getAllByRole('cell')) expect(cell).not.toBeEmptyDOMElement()
    expect(screen.getByText(/^CampusKey is run by/)).toBeInTheDocument()
    expect(screen.getByText(/The list is illustrative/)).toBeInTheDocument()
    const [first, ...others] = lenders.map(({ name }) => name).toSorted()
    const named = await screen.findByText(new RegExp(`^${first}, `))
    for (const name of others) expect(named).toHaveTextContent(name)
    expect(document.getElementById('withdraw')).toHaveTextContent('how to withdraw')
    expect(document.getElementById('complain')).toHaveTextContent('Complaints')
  })

  it('lists every field that is asked, with what for, who receives it and how long', async () => {
    await renderApp('/privacy-policy')
    const title = await screen.findByText('Every field we ask, and who receives it')
    title.closest('details')?.setAttribute('open', '')
    const rowOf = (group: string, word: string) =>
      within(screen.getByRole('table', { name: group })).getByRole('row', { name: new RegExp(`^${word} `) })
    expect(rowOf('Person', 'gender')).toHaveTextContent(
      'for whoever receives it; it moves no offerthe lender you apply toUntil you have them erased',
    )
    expect(rowOf('Work and income', 'EMIs already paid')).toHaveTextContent(/which lenders match.*nobody else/)
    expect(rowOf('What a lender asks itself', 'bank account number')).toHaveTextContent('the lender you apply to')
    expect(rowOf('Person', 'PAN')).toHaveTextContent('the lender you apply to, a credit bureau, if you agree')
  })

  it('names who processes data for us, and what is simulated as that', async () => {
    const processors = [
      { kind: 'sms', name: 'Sandesh Gateway Private Limited' },
      { kind: 'bureau', name: null },
    ] as const
    await renderApp('/privacy-policy', { processors })
    expect(await screen.findByText('SMS: Sandesh Gateway Private Limited')).toBeVisible()
    expect(screen.getByText(/^The credit score, if you consent: simulated here/)).toBeVisible()
    expect(screen.queryByText(/^Emails:/)).toBeNull()
  })

  it('names the lenders that are on, whatever they are called by now; in live mode none of them is an example', async () => {
    onTestFinished((await seededLenders(await testServer())).putBack)
    await renderApp('/privacy-policy', {
      company: INVENTED_COMPANY,
      prepare: async ({ server }) => {
        const at = server.clock.now()
        await updateLenderRow(server.deps.db, 3, { name: 'Onwards' }, at)
        await updateLenderRow(server.deps.db, 4, { lender_status: 0 }, at)
      },
    })
    const named = await screen.findByText(/CASHe, /)
    expect(named).toHaveTextContent('Onwards')
    expect(named).not.toHaveTextContent('Upwards')
    expect(named).not.toHaveTextContent('MoneyTap')
    expect(screen.queryByText(/illustrative/i)).toBeNull()
  })
})

describe('how long what is kept', () => {
  it.each([
    ['en', 'How long we keep it', '1 year after its last instalment', '395 days after the answer'],
    ['hi', 'हम इसे कितने समय तक रखते हैं', 'आख़िरी किस्त के बाद 1 साल', 'जवाब के बाद या जवाब की तय तारीख़ के बाद 395 दिन'],
  ] as const)('the policy says in %s what the nightly job goes by', async (language, title, loan, grievance) => {
    await renderApp('/privacy-policy', { language })
    const table = await screen.findByRole('group', { name: title })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(RETENTION_CLASSES.length)
    expect(rows[RETENTION_CLASSES.indexOf('agreed_loan')]).toHaveTextContent(loan)
    expect(rows[RETENTION_CLASSES.indexOf('grievance')]).toHaveTextContent(grievance)
  })
})

describe('the terms of use', () => {
  it.each([
    ['campuskey', true],
    ['cl', false],
  ])('of %s name the credit programme: %s', async (brand, named) => {
    await renderApp(`/terms-of-use?partner=${brand}`, { brand })
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
    expect(screen.queryByRole('heading', { name: /credit programme/ }) !== null).toBe(named)
  })
})

describe('how we match', () => {
  it.each([
    ['en', 'How we match and rank', /never moves its place/],
    ['hi', 'हम मिलान और क्रम कैसे तय करते हैं', /उसकी जगह कभी नहीं बदलता/],
  ] as const)('in %s shows the version in force and lists it under changes', async (language, title, promise) => {
    await renderApp('/how-we-match', { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(
      screen.getByText(
        new RegExp(
          `${METHOD.version.replace('.', '\\.')}.*${dateShort(METHOD.effective)}|${dateShort(METHOD.effective)}.*${METHOD.version}`,
        ),
      ),
    ).toBeInTheDocument()
    expect(screen.getByText(promise)).toBeInTheDocument()
    const changes = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(changes.at(-1)).toHaveTextContent(METHOD.version)
    expect(changes.at(-1)).toHaveTextContent(dateShort(METHOD.effective))
  })

  it('says when a lender last changed a figure', async () => {
    const at = new Date('2027-03-09T06:00:00Z')
    await renderApp('/how-we-match', {
      prepare: async ({ server }) => {
        await updateLenderRow(server.deps.db, 16, { rate_max: '34' }, at)
      },
    })
    expect(await screen.findByText('They last changed on 9 Mar 2027.')).toBeInTheDocument()
  })
})

it('an unknown address says so and leads home', async () => {
  await renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})
