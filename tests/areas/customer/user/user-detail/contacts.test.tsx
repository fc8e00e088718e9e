import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getSession } from '#src/lib/session/session-store.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'
import { at, heading, typeInto } from './form-driver.ts'

const ADDRESS = 'asha@sentinel.in'
const OLD = '9876543210'
const letCodesRest = (server: TestServer) => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

async function openHome() {
  const page = await renderApp(at('contact-details'), { actor: 'consumerA' })
  await heading('Your home')
  return page
}

/** In the open dialog: a code to what signs in now, and that code entered. */
async function agree(user: UserEvent, server: TestServer, title: string, old = OLD) {
  const dialog = await screen.findByRole('dialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: 'Send code' }))
  const code = await within(dialog).findByLabelText('6-digit code')
  await waitFor(() => expect(code).toHaveFocus())
  await user.type(code, server.codeFor(old))
  return dialog
}

/** Then the contact if it is not there yet, and the code that was sent to it. */
async function prove(user: UserEvent, server: TestServer, title: string, typed: string | null, sentTo = ADDRESS) {
  const dialog = await agree(user, server, title)
  if (typed !== null) await user.type(within(dialog).getByLabelText(/^(New mobile number|Email)$/), typed)
  return sendToNew(user, server, dialog, sentTo)
}

async function sendToNew(user: UserEvent, server: TestServer, dialog: HTMLElement, sentTo = ADDRESS) {
  await user.click(within(dialog).getByRole('button', { name: 'Send code' }))
  await within(dialog).findByRole('button', { name: 'Confirm' })
  const code = within(dialog).getByLabelText('6-digit code')
  await waitFor(() => expect(code).toHaveFocus())
  return { dialog, confirm: async (digits = server.codeFor(sentTo)) => user.type(code, `${digits}{Enter}`) }
}

test('an address typed in the form is verified by its code, and then signs in to this account', async () => {
  const { user, server, userId } = await openHome()
  expect(await screen.findByText('Verified')).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Verify email' })).toBeNull()
  await typeInto(user, 'Email', ADDRESS)
  expect(screen.getByText('Not verified yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Verify email' }))
  const { dialog, confirm } = await prove(user, server, 'Verify email', null)
  expect(within(dialog).getByText(`We sent a code to ${ADDRESS}.`)).toBeVisible()
  await confirm(server.codeFor(ADDRESS) === '000000' ? '000001' : '000000')
  await waitFor(() => expect(within(dialog).getByLabelText('6-digit code')).toHaveAccessibleDescription(/4 tries left/))
  await user.clear(within(dialog).getByLabelText('6-digit code'))
  await confirm()
  expect(await screen.findByText('You can now log in with this email.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Email')).toHaveValue(ADDRESS)
  expect(screen.getAllByText('Verified')).toHaveLength(2)
  letCodesRest(server)
  expect((await server.signInCustomer({ channel: 'email', destination: ADDRESS })).userId).toBe(userId)
})

test('a verified number changes by a code of its own and one of the new one', async () => {
  const { user, server } = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
  const opened = await screen.findByRole('dialog', { name: 'Change mobile number' })
  expect(within(opened).getByText(`First we send a 6-digit code to +91 ${OLD}`, { exact: false })).toBeVisible()
  expect(within(opened).getByRole('button', { name: 'Send code' })).toHaveFocus()
  const { confirm } = await prove(user, server, 'Change mobile number', '9812300000', '9812300000')
  await confirm()
  expect(await screen.findByText('You can now log in with this number.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('9812300000'))
})

test('who proves an address of another account is told so, and keeps this one as it is', async () => {
  const { user, server } = await openHome()
  await server.signInCustomer({ channel: 'email', destination: ADDRESS })
  letCodesRest(server)
  await typeInto(user, 'Email', ADDRESS)
  await user.click(await screen.findByRole('button', { name: 'Verify email' }))
  const { dialog, confirm } = await prove(user, server, 'Verify email', null)
  await confirm()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/This opens another account of yours/)
  expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Not verified yet')).toBeVisible()
})

test('and may prove another one instead, in the same dialog', async () => {
  const { user, server } = await openHome()
  await server.signInCustomer({ channel: 'email', destination: ADDRESS })
  letCodesRest(server)
  await typeInto(user, 'Email', ADDRESS)
  await user.click(await screen.findByRole('button', { name: 'Verify email' }))
  const { dialog, confirm } = await prove(user, server, 'Verify email', null)
  await confirm()
  await user.click(await within(dialog).findByRole('button', { name: 'Use another email' }))
  const field = within(dialog).getByLabelText('Email')
  await waitFor(() => expect(field).toHaveFocus())
  expect(within(dialog).queryByRole('alert')).toBeNull()
  letCodesRest(server)
  await user.clear(field)
  await user.type(field, 'asha.two@sentinel.in')
  // The code of the number stands where it was typed.
  const second = await sendToNew(user, server, dialog, 'asha.two@sentinel.in')
  await second.confirm()
  expect(await screen.findByText('You can now log in with this email.')).toBeVisible()
})

test('an address that was mistyped is changed before its code is entered', async () => {
  const { user, server } = await openHome()
  await typeInto(user, 'Email', ADDRESS)
  await user.click(screen.getByRole('button', { name: 'Verify email' }))
  const { dialog } = await prove(user, server, 'Verify email', null)
  await user.click(within(dialog).getByRole('button', { name: 'Change email' }))
  await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus())
  expect(within(dialog).getByLabelText('Email')).toHaveValue(ADDRESS)
})

test('what is no address and what signs in already is said at the field of the dialog', async () => {
  const { user, server } = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
  const dialog = await agree(user, server, 'Change mobile number')
  const field = within(dialog).getByLabelText('New mobile number')
  await user.type(field, '12{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid 10 digit mobile number'))
  await user.clear(field)
  await user.type(field, '9876543210{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('You sign in with this already'))
  expect(field).toHaveFocus()
})

test('a wrong code of the old number is said at its field, and nothing that was typed is lost', async () => {
  const { user, server } = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
  const dialog = await agree(user, server, 'Change mobile number')
  const code = within(dialog).getByLabelText('6-digit code')
  const right = server.codeFor(OLD)
  await user.clear(code)
  await user.type(code, right === '000000' ? '000001' : '000000')
  await user.type(within(dialog).getByLabelText('New mobile number'), '9812300000{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/4 tries left/))
  await waitFor(() => expect(code).toHaveFocus())
  expect(within(dialog).getByLabelText('New mobile number')).toHaveValue('9812300000')
  await user.clear(code)
  await user.type(code, right)
  const { confirm } = await sendToNew(user, server, dialog, '9812300000')
  await confirm()
  expect(await screen.findByText('You can now log in with this number.')).toBeVisible()
})

test('where the code of the old number is too old at the end, another one is asked for, and the rest stands', async () => {
  const { user, server } = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
  const dialog = await agree(user, server, 'Change mobile number')
  server.clock.set(new Date(server.clock.now().getTime() + 4 * 60_000))
  await user.type(within(dialog).getByLabelText('New mobile number'), '9812300000')
  const { confirm } = await sendToNew(user, server, dialog, '9812300000')
  letCodesRest(server)
  server.clock.set(new Date(server.clock.now().getTime() + 1_000))
  await confirm()
  expect(await within(dialog).findByLabelText('New mobile number')).toHaveValue('9812300000')
  expect(within(dialog).getByText(`We sent a code to +91 ${OLD}.`)).toBeVisible()
  const code = within(dialog).getByLabelText('6-digit code')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/too old/))
  await waitFor(() => expect(code).toHaveFocus())
})

test('who does not have the old number any more is led to the page where they ask for the change', async () => {
  const { user } = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change mobile number' })
  expect(within(dialog).getByText(/You do not have this number any more/)).toBeVisible()
  await user.click(within(dialog).getByRole('link', { name: 'Ask us to change it' }))
  await heading('Need help?')
})

async function enterCodeOf(address: string) {
  const page = await renderApp('/')
  const { user, server } = page
  await user.click(await screen.findByRole('button', { name: 'Use email instead' }))
  await user.type(await screen.findByLabelText('Email'), address)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const notice = await screen.findByRole('dialog', { name: 'Your data, before we send the code' })
  await user.click(within(notice).getByRole('button', { name: 'Agree and send code' }))
  await user.type(await screen.findByLabelText('6-digit code'), `${server.codeFor(address)}{Enter}`)
  return page
}

test('an address without an account opens a new one only when that is what its owner wants', async () => {
  const { user } = await enterCodeOf(ADDRESS)
  const words = await screen.findByRole('heading', { level: 1, name: 'No account opens with this address yet' })
  await waitFor(() => expect(words).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(getSession().token).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open a new account' }))
  await waitFor(() => expect(getSession().token).toBeTruthy())
})

test('or leads to the number instead', async () => {
  const { user } = await enterCodeOf(ADDRESS)
  await user.click(await screen.findByRole('button', { name: 'Log in with my mobile number' }))
  expect(await screen.findByLabelText('Mobile number')).toBeVisible()
  expect(getSession().token).toBeNull()
})
