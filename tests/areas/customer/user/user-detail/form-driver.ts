import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { network } from '#tests/setup/screens/render-app.tsx'

/** Every body posted to the profile, oldest first. */
export function recordSaves(): Record<string, unknown>[] {
  const saves: Record<string, unknown>[] = []
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' || !/\/api\/user\/\d+$/.test(request.url)) return
    void request
      .clone()
      .json()
      .then((body) => saves.push(body as Record<string, unknown>))
  })
  return saves
}

/** Presses Tab until the focus is on the element; fails when the keyboard cannot reach it. */
async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let step = 0; step < 60 && document.activeElement !== element; step += 1) await user.tab()
  if (document.activeElement !== element) throw new Error(`Tab does not reach ${element.outerHTML.slice(0, 120)}`)
}

/** Fills a field by the keyboard alone. */
export async function typeInto(user: UserEvent, label: string, text: string): Promise<void> {
  await tabTo(user, await screen.findByLabelText(label))
  await user.keyboard(text)
}

/** Chooses a radio card by the keyboard alone. */
export async function choose(user: UserEvent, label: string): Promise<void> {
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: label })
  const [first] = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === radio.name)
  await tabTo(user, first ?? radio)
  for (let step = 0; step < 6 && !radio.checked; step += 1) {
    await user.keyboard(document.activeElement === radio ? ' ' : '{ArrowDown}')
  }
}

export async function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

export async function next(user: UserEvent, button = 'Save and continue'): Promise<void> {
  await tabTo(user, screen.getByRole('button', { name: button }))
  await user.keyboard('{Enter}')
}

export const saved = () => waitFor(() => screen.getByText('Saved just now'))

/** The form opened by an actor, on a step. */
export const at = (step: string) => `/user/user-detail?step=${step}`
