import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import { signInWithCode } from '#tests/setup/sign-in/sign-in-over-http.ts'

it('shows what would have been sent to a number, newest first, and says that it is simulated', async () => {
  const { user, server } = await renderApp('/outbox', {
    prepare: async (opened) => void (await signInWithCode(opened.server, '9876543210')),
  })
  expect(await screen.findByText(/No SMS or email is really sent/)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Mobile number or email'), '9876543210{Enter}')
  expect(await screen.findByText(server.codeFor('9876543210'))).toBeInTheDocument()
})

it('says when nothing was sent, and when it could not be read', async () => {
  const { user } = await renderApp('/outbox')
  const field = await screen.findByLabelText('Mobile number or email')
  await user.type(field, '9000000000{Enter}')
  expect(await screen.findByText(/Nothing has been sent/)).toBeInTheDocument()
  network.use(on('listOutbox', () => HttpResponse.json({ message: 'x', code: 'server_error' }, { status: 500 })))
  await user.clear(field)
  await user.type(field, '9000000001{Enter}')
  expect(await screen.findByText(/could not be read/)).toBeInTheDocument()
  expect(field).toHaveValue('9000000001')
})
