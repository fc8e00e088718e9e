import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { network } from '#tests/setup/screens/render-app.tsx'

export const NUMBER = '9812345678'

export interface RecordedCall {
  path: string
  body: unknown
}

/** Every POST of the page from now on, in order. */
export function recordPosts(): RecordedCall[] {
  const calls: RecordedCall[] = []
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST') return
    const call: RecordedCall = { path: new URL(request.url).pathname, body: undefined }
    calls.push(call)
    void request
      .clone()
      .json()
      .then((body: unknown) => (call.body = body))
  })
  return calls
}

/** Types the number, presses Send code and agrees to the notice. */
export async function askForCode(user: UserEvent, number = NUMBER): Promise<void> {
  await user.type(await screen.findByLabelText('Mobile number'), number)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const notice = await screen.findByRole('dialog', { name: 'Your data, before we send the code' })
  await user.click(within(notice).getByRole('button', { name: 'Agree and send code' }))
}
