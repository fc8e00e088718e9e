import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savePendingSecret, confirmSecret } from '#server/db/repositories/staff/second-factors.ts'
import { codeAt, newSecret, stepOf } from '#server/services/identity/shared/totp.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeHelpRequests, storedHelpRequests } from '#tests/builders/help-request.ts'
import { changeAdmins } from '#tests/builders/staff.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const REQUEST = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'It was refused.' }

it('whoever leaves hands on what is open, in the dialog that lets them go', async () => {
  let ticket = ''
  const { user, server } = await renderApp('/admin/user-management', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      ticket = (await server.browser().call('createHelpRequest', { body: REQUEST })).ticket
      await changeHelpRequests(server, { ticket }, { assigned_to: 3 })
    },
  })
  const row = (await screen.findByText('agent@demo.test')).closest('tr')
  if (!row) throw new Error('there is no such row')
  await user.click(within(row).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Offboard' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('1 open ticket')).toBeVisible()
  const taker = dialog.getByLabelText('Hand over to')
  await user.selectOptions(taker, within(taker).getByRole('option', { name: /Administrator/ }))
  await user.type(dialog.getByLabelText('Reason'), 'The last day was yesterday')
  await user.click(dialog.getByRole('button', { name: 'Offboard' }))
  await waitFor(async () => {
    const [row] = await storedHelpRequests(server, { ticket })
    expect(row?.assigned_to).toBe(1)
  })
})

it('somebody of a partner is found, with the way to the record', async () => {
  const { user } = await renderApp('/admin/user-management?tab=people', { actor: 'admin1' })
  await user.type(await screen.findByLabelText('Name, email, mobile, PAN or number'), 'partner@demo.test{Enter}')
  const list = within(await screen.findByRole('region', { name: 'Partner users' }))
  expect(list.getByRole('link')).toHaveAttribute('href', '/admin/partners/1')
  expect(list.getByText('Can sign in')).toBeVisible()
})

it.each(['analyst@demo.test', 'partner@demo.test'])('one sign-in of %s is ended, with a reason', async (email) => {
  const ours = email === 'analyst@demo.test'
  let held: Awaited<ReturnType<SignedIn['server']['signInPartner' | 'signInAdmin']>> | undefined
  const { user } = await renderApp(`/admin/user-management?tab=${ours ? 'staff' : 'people'}`, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      held = await (ours ? server.signInAdmin(2) : server.signInPartner())
    },
  })
  if (ours) {
    const row = (await screen.findByText(email)).closest('tr')
    if (!row) throw new Error('there is no such row')
    await user.click(within(row).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'End a sign-in' }))
  } else {
    await user.type(await screen.findByLabelText('Name, email, mobile, PAN or number'), `${email}{Enter}`)
    await user.click(await screen.findByRole('button', { name: /^End a sign-in of/ }))
  }
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio'))
  await user.type(dialog.getByLabelText('Reason'), 'The laptop was left on a train')
  await user.click(dialog.getByRole('button', { name: 'End this sign-in' }))
  expect(await screen.findByText(/^This sign-in of .* has ended$/)).toBeVisible()
  const answer = await held?.browser.refusal(ours ? 'reverifyAdmin' : 'getPartnerRevenue')
  expect(answer?.body).toMatchObject({ code: 'session_ended' })
})

it('the review of a quarter: what is due is listed with what they do, and kept at one press', async () => {
  const { user } = await renderApp('/admin/user-management?tab=review&due=due', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      const lastYear = new Date(server.clock.now().getTime() - days(366))
      await changeAdmins(server, { admin_id: 2 }, { created_at: lastYear, reviewed_at: null })
      await changeAdmins(server, { admin_id: 1 }, { reviewed_at: server.clock.now() })
    },
  })
  const row = (await screen.findByText('analyst@demo.test')).closest('tr')
  if (!row) throw new Error('there is no such row')
  expect(screen.queryByText('admin@demo.test')).toBeNull()
  expect(within(row).getByText('Not reviewed yet')).toBeVisible()
  await user.click(within(row).getByRole('button', { name: /^Offboard: / }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(within(row).getByRole('button', { name: /^Keep access: / }))
  expect(await screen.findByText(/ keeps the role$/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('analyst@demo.test')).toBeNull())
})

it('an act about money asks for a code, goes on once it is right, and is not done without', async () => {
  let secret = ''
  const factor = async ({ server }: SignedIn) => {
    const { db, vault } = server.deps
    secret = newSecret()
    const pending_enc = vault.sealShared(secret, 'staff_factors.secret_enc:1')
    await savePendingSecret(db, 1, pending_enc)
    await confirmSecret(db, 1, { pending_enc, step: 0, now: server.clock.now() })
  }
  const { user, browser, server } = await renderApp('/admin/approvals', { actor: 'admin1', prepare: factor })
  const isOn = async () => {
    const { rules } = await browser.call('listApprovals')
    return rules.find(({ kind }) => kind === 'terms')?.on
  }
  expectConsoleError(/409/)
  await user.click(await screen.findByRole('button', { name: 'Turn off: terms of partners' }))
  const act = within(await screen.findByRole('dialog'))
  await user.type(act.getByLabelText('Reason'), 'A small shop has one head')
  await user.click(act.getByRole('button', { name: 'Turn off' }))
  const asked = within(await screen.findByRole('dialog', { name: 'A code for acts on money and access' }))
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Enter the code of your app.')).toBeVisible()
  expect(await isOn()).toBe(true)

  expectConsoleError(/409/)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  const again = within(await screen.findByRole('dialog', { name: 'A code for acts on money and access' }))
  await user.type(again.getByLabelText('Code'), codeAt(secret, stepOf(server.clock.now())))
  await user.click(again.getByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect(await isOn()).toBe(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
